import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeScreens, screenPictures } from '../../.storybook/screens/describeScreens.ts'
import { findScreens } from '../../.storybook/screens/findScreens.ts'
import { purposes } from '../../.storybook/screens/purposes.ts'

const names = findScreens()
  .map(({ name }) => name)
  .toSorted()

it('every screen has pictures, which together are small', () => {
  const files = readdirSync(screenPictures)
  const expected = names.flatMap((name) => [`${name}-1280.webp`, `${name}-360.webp`, `${name}.json`])
  expect(files.toSorted(), 'run pnpm pictures --update-snapshots -g "small pictures"').toEqual(expected.toSorted())
  const bytes = files.reduce((sum, file) => sum + statSync(join(screenPictures, file)).size, 0)
  expect(bytes).toBeLessThan(2_000_000)
})

it('every screen has a purpose of two sentences', () => {
  expect(Object.keys(purposes).toSorted(), 'a screen for .storybook/screens/purposes.ts').toEqual(names)
  expect(Object.entries(purposes).filter(([, texts]) => !texts.every((text) => /^[A-Z].*\.$/.test(text)))).toEqual([])
})

it('the pages of screens say what the sources say', () => {
  const screens = describeScreens()
  const pageOf = (name: string) => screens.find((screen) => screen.name === name)
  const list = pageOf('OrdersScreen')
  expect(list).toMatchObject({
    title: 'Screens/Documents/Orders',
    page: 'screens-documents-orders--docs',
    addresses: ['/orders'],
    buttons: ['Orders/Quotes'],
    files: ['packages/features/src/orders/OrdersScreen.stories.tsx', 'packages/features/src/orders/OrdersScreen.tsx'],
  })
  expect(list?.operations.map(({ name }) => name)).toContain('getCustomerTransactions')
  const cart = pageOf('CartScreen')
  expect(cart?.settings.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['shopping_cart_disabled', 'hide_review_price']),
  )
  expect(cart?.chapters.map(({ title }) => title)).toContain('Cart and products')
  expect(cart?.parts.map(({ page }) => page)).toContain('components-actions-button--docs')
  expect(pageOf('NewUserScreen')?.addresses).toEqual(['/admin/account/new'])
  expect(pageOf('CheckoutDelivery')?.title).toBe('Screens/Order/Checkout/Delivery')
})
