import { operationNames } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { operationUses } from './operationUses.ts'
import { readSources } from './sources.ts'

const at = (path: string, ...lines: string[]) => ({ path: `packages/features/src/${path}`, text: lines.join('\n') })

const queries = at(
  'trade/cart/queries.ts',
  `export function useCart() { return useQuery(operationQuery(api, 'getCartContents', {})) }`,
  `export function useStates() { return api.getState({}) }`,
)

test('The folder and the screens that use an operation are found', () => {
  const sources = [
    queries,
    at(
      'cart/CartLines.tsx',
      `import { useCart as read } from '../trade/cart/queries.ts'`,
      `import type { useStates } from '../trade/cart/queries.ts'`,
      `const Lines = () => read()`,
    ),
    at(
      'cart/CartScreen.tsx',
      `import { Lines } from './CartLines.tsx'`,
      `export function CartScreen() { return Lines() }`,
    ),
    at(
      'home/HomeScreen.tsx',
      `const Late = lazy(async () => ({ default: (await import('../trade/cart/queries.ts')).useCart }))`,
      `export function HomeScreen() { return <Late /> }`,
    ),
  ]
  const uses = operationUses(sources, ['getCartContents', 'getState', 'login'])
  expect(uses.get('getCartContents')).toEqual({ rooms: ['trade/cart'], screens: ['CartScreen', 'HomeScreen'] })
  // Only a type of `useStates`, in the same file, is imported.
  expect(uses.get('getState')).toEqual({ rooms: ['trade/cart'], screens: [] })
  expect(uses.get('login')).toEqual({ rooms: [], screens: [] })
})

test('The screen that places orders is found: the checkout', () => {
  const sources = readSources().filter(({ path }) => path.startsWith('packages/features/'))
  const uses = operationUses(sources, operationNames())
  expect(uses.get('processComplete')).toEqual({
    rooms: ['checkout', 'trade/orders'],
    // The cart looks for an order of unknown outcome, and the shell shows the result on every screen.
    screens: ['CartScreen', 'CheckoutScreen', 'Shell'],
  })
  expect(uses.get('login')?.rooms).toEqual(['foundation/session'])
})
