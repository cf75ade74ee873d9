import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { portalBuild } from '@trade-portal/portal/deploy'
import { initialBytes, styleBytes } from '../performance/initialBytes.ts'
import { expect, test } from './fixtures.ts'

/**
 * Size limits in KB after brotli compression. `ceiling` is slightly above today's size and may only be lowered, except by a
 * commit that says what the bytes bought; `goal` is the size to reach in the end.
 */
const ceilings = [
  { address: 'sign-in', screens: ['SignInScreen'], ceiling: 145, goal: 112 },
  { address: 'home', screens: ['createSession', 'shell', 'HomeScreen'], ceiling: 166, goal: 125 },
  { address: 'catalogue', screens: ['createSession', 'shell', 'CatalogueScreen'], ceiling: 187, goal: 155 },
  { address: 'cart', screens: ['createSession', 'shell', 'CartScreen'], ceiling: 179, goal: 155 },
  { address: 'checkout', screens: ['createSession', 'shell', 'checkout'], ceiling: 269, goal: 180 },
  { address: 'orders', screens: ['createSession', 'shell', 'OrdersScreen'], ceiling: 188, goal: 155 },
  { address: 'invoices', screens: ['createSession', 'shell', 'InvoicesScreen'], ceiling: 232, goal: 180 },
  { address: 'a document', screens: ['createSession', 'shell', 'TransactionScreen'], ceiling: 193, goal: 155 },
  { address: 'the pay page', screens: ['createSession', 'shell', 'PayAccountScreen'], ceiling: 179, goal: 150 },
  { address: 'the price book', screens: ['createSession', 'shell', 'PriceBookScreen'], ceiling: 187, goal: 155 },
  { address: 'administration', screens: ['createSession', 'shell', 'AdminScreen'], ceiling: 183, goal: 155 },
  { address: 'a user', screens: ['createSession', 'shell', 'account'], ceiling: 194, goal: 155 },
  { address: 'statements', screens: ['createSession', 'shell', 'statements'], ceiling: 190, goal: 155 },
] as const

for (const { address, screens, ceiling } of ceilings) {
  test(`the scripts for ${address} stay under ${ceiling} KB`, () => {
    expect(initialBytes(portalBuild, ...screens) / 1000).toBeLessThan(ceiling)
  })
}

test('all styles stay under 20 KB', () => {
  expect(styleBytes(portalBuild) / 1000).toBeLessThan(20)
})

test('I11 the production build contains no simulator, no debug screen and no demonstration data', () => {
  // The compressed copies hold the same again.
  const files = globSync('**/*', { cwd: portalBuild, exclude: ['**/*.br', '**/*.gz'] })
  const names = files.filter((name) => statSync(join(portalBuild, name)).isFile())
  expect(names.length).toBeGreaterThan(10)
  const forbidden =
    /mockServiceWorker|\bmsw\b|Simulated supplier|simulated-supplier|demo-suspended|wr_test|loneoak|"usa": true/
  const offending = names.filter(
    (name) => forbidden.test(name) || forbidden.test(readFileSync(join(portalBuild, name), 'utf8')),
  )
  expect(offending).toEqual([])
  expect(names.filter((name) => /\.map$|debug|mock/i.test(name))).toEqual([])
})
