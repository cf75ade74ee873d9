import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { portalBuild } from '@trade-portal/portal/deploy'
import { brotliBytes, builtScripts, initialScripts, ofFrame, stylesheets } from '../performance/initialScripts.ts'
import { expect, test } from './fixtures.ts'

interface Limit {
  readonly address: string
  /** The modules that are needed to show it, besides what every page needs. */
  readonly modules: readonly string[]
  readonly ceiling: number
  /** The most scripts. */
  readonly scripts: number
}

/**
 * Size limits in KB after brotli compression. `ceiling` is slightly above today's size and may only be lowered, except by a
 * commit that says what the bytes bought.
 */
const limits: readonly Limit[] = [
  { address: 'sign-in', modules: ['features/src/sign-in/SignInScreen.tsx'], ceiling: 99, scripts: 4 },
  screen('home', 'home/HomeScreen', { ceiling: 133, scripts: 4 }),
  screen('catalogue', 'catalogue/CatalogueScreen', { ceiling: 149, scripts: 8 }),
  screen('search', 'search/SearchScreen', { ceiling: 148, scripts: 8 }),
  screen('cart', 'cart/CartScreen', { ceiling: 153, scripts: 8 }),
  screen('checkout', 'checkout/CheckoutScreen', { ceiling: 177, scripts: 11 }),
  screen('orders', 'orders/OrdersScreen', { ceiling: 160, scripts: 7 }),
  screen('invoices', 'invoices/InvoicesScreen', { ceiling: 170, scripts: 10 }),
  screen('a document', 'transaction/TransactionScreen', { ceiling: 164, scripts: 7 }),
  screen('the pay page', 'pay-account/PayAccountScreen', { ceiling: 148, scripts: 10 }),
  screen('the price book', 'price-book/PriceBookScreen', { ceiling: 168, scripts: 8 }),
  screen('administration', 'admin/AdminScreen', { ceiling: 162, scripts: 8 }),
  screen('a user', 'admin/UserScreen', { ceiling: 162, scripts: 11 }),
  screen('statements', 'statements/StatementsScreen', { ceiling: 162, scripts: 7 }),
  screen('a custom list', 'custom-lists/CustomListScreen', { ceiling: 163, scripts: 8 }),
  screen('downloads', 'downloads/DownloadsScreen', { ceiling: 160, scripts: 7 }),
  screen('support', 'support/SupportScreen', { ceiling: 158, scripts: 8 }),
  screen('stores', 'stores/StoresScreen', { ceiling: 142, scripts: 8 }),
]

function screen(address: string, file: string, limit: Pick<Limit, 'ceiling' | 'scripts'>): Limit {
  return { address, modules: [...ofFrame, `features/src/${file}.tsx`], ...limit }
}

for (const { address, modules, ceiling, scripts } of limits) {
  test(`the scripts for ${address} stay under ${ceiling} KB, and are at most ${scripts}`, () => {
    const files = initialScripts(JSON.parse(readFileSync(builtScripts, 'utf8')), modules)
    expect(brotliBytes(portalBuild, files) / 1000).toBeLessThan(ceiling)
    expect(files.length).toBeLessThanOrEqual(scripts)
  })
}

test('the large scripts of a start ask to be compiled while they arrive', () => {
  const starts = limits.filter(({ address }) => address === 'sign-in' || address === 'home')
  const built = JSON.parse(readFileSync(builtScripts, 'utf8'))
  const files = new Set(starts.flatMap(({ modules }) => initialScripts(built, modules)))
  // Of the script that begins, half is not called by a first page.
  const others = [...files].filter((file) => !/\/index-/.test(file))
  const scripts = others.map((file) => readFileSync(join(portalBuild, file), 'utf8'))
  // Chromium compiles smaller ones on the main thread in any case.
  const large = scripts.filter((script) => script.length > 30_000)
  expect(large).toHaveLength(2)
  // The first thing in a script, or browsers do not look for it.
  for (const script of large) expect(script.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad'])
})

test('all styles are one file under 20 KB', () => {
  const files = stylesheets(portalBuild)
  expect(files).toHaveLength(1)
  expect(brotliBytes(portalBuild, files) / 1000).toBeLessThan(20)
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
