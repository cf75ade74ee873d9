import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { portalBuild, type BuiltScript } from '@trade-portal/portal/deploy'
import { brotliBytes, builtScripts, initialScripts, shellModules, stylesheets } from '../performance/initialScripts.ts'
import { expect, test } from './fixtures.ts'

interface Limit {
  readonly address: string
  /** The modules that the page needs in addition to those of every page. */
  readonly modules: readonly string[]
  readonly ceiling: number
  /** The most scripts that the page may need. */
  readonly scripts: number
}

/**
 * Size limits in KB after brotli compression: one for sign-in, one for home, one for any other screen. They leave room for
 * features. Within them, simple code comes before small code. A commit that raises a limit says what the bytes are for.
 */
const ofScreens = { ceiling: 220, scripts: 14 }
const limits: readonly Limit[] = [
  { address: 'sign-in', modules: ['features/src/sign-in/SignInScreen.tsx'], ceiling: 130, scripts: 5 },
  { address: 'registration', modules: ['features/src/register/RegisterScreen.tsx'], ...ofScreens },
  { ...screen('home', 'home/HomeScreen'), ceiling: 170, scripts: 5 },
  screen('catalogue', 'catalogue/CatalogueScreen'),
  screen('search', 'search/SearchScreen'),
  screen('quick order', 'quick-order/QuickOrderScreen'),
  screen('cart', 'cart/CartScreen'),
  screen('checkout', 'checkout/CheckoutScreen'),
  screen('order again', 'order-again/OrderAgainScreen'),
  screen('orders', 'orders/OrdersScreen'),
  screen('invoices', 'invoices/InvoicesScreen'),
  screen('a document', 'transaction/TransactionScreen'),
  screen('the pay page', 'pay-account/PayAccountScreen'),
  screen('the price book', 'price-book/PriceBookScreen'),
  screen('administration', 'admin/AdminScreen'),
  screen('a user', 'admin/UserScreen'),
  screen('statements', 'statements/StatementsScreen'),
  screen('a custom list', 'custom-lists/CustomListScreen'),
  screen('downloads', 'downloads/DownloadsScreen'),
  screen('support', 'support/SupportScreen'),
  screen('stores', 'stores/StoresScreen'),
]

function screen(address: string, file: string): Limit {
  return { address, modules: [...shellModules, `features/src/${file}.tsx`], ...ofScreens }
}

for (const { address, modules, ceiling, scripts } of limits) {
  test(`the scripts for ${address} stay under ${ceiling} KB, and are at most ${scripts}`, { tag: '@gate' }, () => {
    const files = initialScripts(JSON.parse(readFileSync(builtScripts, 'utf8')), modules)
    expect(brotliBytes(portalBuild, files) / 1000).toBeLessThan(ceiling)
    expect(files.length).toBeLessThanOrEqual(scripts)
  })
}

test('no two scripts import each other', { tag: '@gate' }, () => {
  const built: readonly BuiltScript[] = JSON.parse(readFileSync(builtScripts, 'utf8'))
  for (const { file, imports } of built) {
    const back = built.filter((other) => imports.includes(other.file) && other.imports.includes(file))
    expect(back, file).toEqual([])
  }
})

test('the large scripts of a start are compiled while they load', { tag: '@gate' }, () => {
  const starts = limits.filter(({ address }) => address === 'sign-in' || address === 'home')
  const built = JSON.parse(readFileSync(builtScripts, 'utf8'))
  const files = new Set(starts.flatMap(({ modules }) => initialScripts(built, modules)))
  // Leaves out the first script. It has no compile hint, because the first page leaves half of its functions uncalled.
  const others = [...files].filter((file) => !/\/index-/.test(file))
  const scripts = others.map((file) => readFileSync(join(portalBuild, file), 'utf8'))
  // Leaves out smaller scripts, because Chromium compiles them on the main thread even with a hint.
  const large = scripts.filter((script) => script.length > 30_000)
  expect(large).toHaveLength(4)
  // Browsers look for the compile hint only at the beginning of a script.
  for (const script of large) expect(script.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad'])
})

test('the page names the scripts of main.tsx, which its first script imports', { tag: '@gate' }, () => {
  const page = readFileSync(join(portalBuild, 'index.html'), 'utf8')
  for (const name of ['index', 'main', 'react']) expect(page).toContain(`"/assets/${name}-`)
})

test('O03 the page names each script and style with the hash of its content', { tag: '@gate' }, () => {
  const page = readFileSync(join(portalBuild, 'index.html'), 'utf8')
  const named = page.match(/<(?:script|link)[^>]* (?:src|href)="\/assets\/[^>]*>/g) ?? []
  expect(named.length).toBeGreaterThan(4)
  for (const element of named) {
    const [, file = '', integrity] = /"\/(assets\/[^"]+)" integrity="([^"]+)"/.exec(element) ?? []
    const content = readFileSync(join(portalBuild, file))
    expect(integrity, element).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`)
  }
})

test('all styles are one file under 20 KB', { tag: '@gate' }, () => {
  const files = stylesheets(portalBuild)
  expect(files).toHaveLength(1)
  expect(brotliBytes(portalBuild, files) / 1000).toBeLessThan(20)
})

test(
  'I11 the production build contains no simulator, no debug screen and no demonstration data',
  { tag: '@gate' },
  () => {
    // Leaves out the compressed copies of the same files.
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
  },
)
