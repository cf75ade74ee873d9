import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The states of a screen, in the order of the sidebar. Forms have `Refused` in place of `NotAllowed`. */
const states = [
  'Typical',
  'Many',
  'Empty',
  'NoMatch',
  'Loading',
  'Failed',
  'NotAllowed',
  'OnAPhone',
  'Offline',
] as const
type State = (typeof states)[number]

const noList = ['Many', 'NoMatch'] as const
const noData = ['Many', 'Empty', 'NoMatch', 'Loading'] as const

/** States that a screen cannot be in, because it has no list, loads no data or is open to everybody. */
const impossible: Readonly<Record<string, readonly State[]>> = {
  CartScreen: ['NoMatch'],
  CheckoutScreen: noList,
  CustomerPricesScreen: ['NoMatch', 'Loading', 'Failed'],
  CustomListsScreen: noList,
  HomeScreen: noList,
  LinksScreen: [...noList, 'NotAllowed'],
  NewUserScreen: noData,
  OrderCompleteScreen: [...noData, 'Failed', 'NotAllowed'],
  PayAccountScreen: noList,
  PaymentCancelledScreen: noList,
  PaymentCompleteScreen: noList,
  PaymentFailScreen: noList,
  PlaygroundScreen: noData,
  PriceBookScreen: noList,
  RegisterScreen: noData,
  RequestErrorScreen: [...noList, 'Loading', 'Failed', 'NotAllowed'],
  SignInScreen: [...noList, 'Empty'],
  StatementsScreen: noList,
  StoresScreen: ['NoMatch', 'NotAllowed'],
  SupportScreen: noData,
  TransactionScreen: ['Empty', 'Failed'],
  UserScreen: noList,
}

/** Screens whose content stays usable while the browser is offline. */
const offline = new Set(['CartScreen', 'CatalogueScreen', 'InvoicesScreen', 'OrdersScreen', 'QuickOrderScreen'])

const screens = globSync('packages/features/src/*/*Screen.stories.tsx', { cwd: root })

it('finds the stories of screens', () => expect(screens.length).toBeGreaterThan(25))

it.each(screens)('%s has the possible states in order, and names the rules', (path) => {
  const screen = basename(path, '.stories.tsx')
  const possible = states.filter((state) =>
    state === 'Offline' ? offline.has(screen) : !impossible[screen]?.includes(state),
  )
  const own = readFileSync(join(root, path), 'utf8')
    .split(/^(?=export const )/m)
    .flatMap(
      (text) =>
        /^export const (\w+): Story/
          .exec(text)
          ?.slice(1)
          .map((name) => ({ name, text })) ?? [],
    )
    .filter(({ text }) => !/^ {2}name: /m.test(text))
    .map(({ name }) => (name === 'Refused' ? 'NotAllowed' : name))
  expect(own).toEqual(possible)
})

it('the table of impossible states names only screens', () => {
  const names = new Set(screens.map((path) => basename(path, '.stories.tsx')))
  expect(Object.keys(impossible).filter((name) => !names.has(name))).toEqual([])
})
