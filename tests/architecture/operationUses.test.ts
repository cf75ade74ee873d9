import { operationNames } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { operationUses } from './operationUses.ts'
import { readSources } from './sources.ts'

const at = (path: string, text: string) => ({ path: `packages/features/src/${path}`, text })

const queries = at(
  'trade/cart/queries.ts',
  `import { operationQuery } from '../api/operationQuery.ts'
export function useCart() {
  return useQuery(operationQuery(api, 'getCartContents', {}))
}

export function useStates() {
  return api.getState({})
}
`,
)

describe('uses of an operation', () => {
  test('lists the folder that names it, and each screen that imports it directly or indirectly', () => {
    const sources = [
      queries,
      at(
        'cart/CartLines.tsx',
        `import { useCart as read } from '../trade/cart/queries.ts'\nconst Lines = () => read()`,
      ),
      at(
        'cart/CartScreen.tsx',
        `import { Lines } from './CartLines.tsx'\nexport function CartScreen() { return Lines() }`,
      ),
      at('home/HomeScreen.tsx', `export function HomeScreen() { return null }`),
    ]
    const uses = operationUses(sources, ['getCartContents', 'getState', 'login'])
    expect(uses.get('getCartContents')).toEqual({ rooms: ['trade/cart'], screens: ['CartScreen'] })
    // `useStates` in the same file names `getState`, and no screen imports `useStates`.
    expect(uses.get('getState')).toEqual({ rooms: ['trade/cart'], screens: [] })
    expect(uses.get('login')).toEqual({ rooms: [], screens: [] })
  })

  test('follows dynamic imports and ignores type imports', () => {
    const sources = [
      queries,
      at(
        'cart/CartScreen.tsx',
        `const Late = lazy(async () => ({ default: (await import('../trade/cart/queries.ts')).useCart }))
export function CartScreen() { return <Late /> }`,
      ),
      at(
        'home/HomeScreen.tsx',
        `import type { useCart } from '../trade/cart/currentCart.ts'\nexport const Home = () => useCart`,
      ),
    ]
    expect(operationUses(sources, ['getCartContents']).get('getCartContents')?.screens).toEqual(['CartScreen'])
  })
})

test('finds that the checkout places orders', () => {
  const sources = readSources().filter(({ path }) => path.startsWith('packages/features/'))
  const uses = operationUses(sources, operationNames())
  expect(uses.get('processComplete')).toEqual({
    rooms: ['checkout', 'trade/orders'],
    // The cart looks for an order of unknown outcome, and the shell shows the result on every screen.
    screens: ['CartScreen', 'CheckoutScreen', 'Shell'],
  })
  expect(uses.get('login')?.rooms).toEqual(['foundation/session'])
})
