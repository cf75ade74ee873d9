import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from '../../../tests/architecture/sources.ts'
import { toId } from '../../internals.ts'
import { componentUses } from './componentUses.ts'
import { guides } from './guides.ts'

it('finds the screens that use a component, also through parts', () => {
  const at = (path: string, text: string) => ({ path: `packages/features/src/${path}`, text })
  const sources = [
    at(
      'cart/CartScreen.tsx',
      `import { Notice } from './Notice.tsx'\nexport function CartScreen() { return <Notice /> }`,
    ),
    at('cart/Notice.tsx', `export function Notice() { toasts.error('No'); return <Banner /> }`),
    at('home/HomeScreen.tsx', `export function HomeScreen() { return <BannerAd /> }`),
  ]
  const cart = [{ name: 'Review cart', story: 'screens-order-review-cart-states--typical' }]
  expect(componentUses(sources, ['Banner', 'ToastRegion', 'Card'])).toEqual({
    Banner: cart,
    ToastRegion: cart,
    Card: [],
  })
})

it('every guide is a page, and names only components that screens use', () => {
  const uses = componentUses(
    readSources(),
    guides.flatMap(({ members }) => members),
  )
  expect(Object.keys(uses).filter((name) => uses[name]?.length === 0)).toEqual([])
  for (const { file, title, page } of guides) {
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(`title="Components/Choosing/${title}"`)
    expect(page).toBe(toId(`Components/Choosing/${title}`, 'Docs'))
  }
})
