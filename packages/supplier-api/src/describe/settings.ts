import type { Configuration, Settings } from '../configuration.ts'
import { isLoopback, readHosts } from '../hosts.ts'

/** What a value must be: in words that follow "needs", and as a check that is stricter than the portal itself. */
interface ValueRule {
  readonly words: string
  readonly isRight: (value: unknown) => boolean
}

export interface SettingGuide {
  /** The name in config/configuration.json. */
  readonly file: string
  readonly effect: string
  readonly value: ValueRule
  /** A value that differs from the default. A test checks that the portal reads it. */
  readonly example: unknown
  /** Other settings that this one needs: without them it has no effect. */
  readonly needs: Readonly<Record<string, unknown>>
}

const flag: ValueRule = {
  words: 'true or false, without quotation marks',
  isRight: (value) => typeof value === 'boolean',
}
const text: ValueRule = { words: 'a text', isRight: (value) => typeof value === 'string' }
const name: ValueRule = {
  words: 'a text or a number',
  isRight: (value) => typeof value === 'string' || typeof value === 'number',
}
const oneOf = (...values: readonly string[]): ValueRule => ({
  words: values.join(' or '),
  isRight: (value) => values.some((each) => each === value),
})
const address = (value: unknown) => (typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined)

const pageSize: ValueRule = {
  words: 'a whole number from 1 to 200',
  isRight: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 200,
}
const path: ValueRule = {
  words: "a path in the portal's folder, such as logo.svg",
  isRight: (value) => value === '' || (typeof value === 'string' && /^[\w-][\w./-]*$/.test(value)),
}
const hosts: ValueRule = {
  words: 'a list of hosts, such as ["pay.example", "*.pay.example"]',
  isRight: (value) => {
    const given: readonly unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
    return given.length > 0 && given.every((host) => readHosts([host])?.length === 1)
  },
}
const reports: ValueRule = {
  words: 'an object with endpoint, errors, vitals and browser',
  isRight: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}
const endpoint: ValueRule = {
  words: 'an https address that browsers reach: localhost is the machine of whoever opens the portal',
  isRight: (value) => !isLoopback(address(value)?.hostname ?? ''),
}
const company: ValueRule = {
  words: 'the name of the company',
  isRight: (value) => typeof value === 'string' && value.trim() !== '',
}
const email: ValueRule = {
  words: 'an e-mail address',
  isRight: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)),
}

/** The parts of the setting `reports`. */
export const reportRules: Readonly<Record<keyof Settings['reports'], ValueRule>> = {
  endpoint: {
    words: 'the https address that takes reports, without password or hash',
    isRight: (value) => {
      const url = address(value)
      return url?.protocol === 'https:' && url.username + url.password + url.hash === '' && !isLoopback(url.hostname)
    },
  },
  errors: flag,
  vitals: flag,
  browser: flag,
}

const settingOf =
  (value: ValueRule) =>
  (file: string, effect: string, example: unknown, needs: Readonly<Record<string, unknown>> = {}): SettingGuide => ({
    file,
    effect,
    value,
    example,
    needs,
  })
const flagged = (file: string, effect: string) => settingOf(flag)(file, effect, true)

/** Every setting, by its name in the code. A new setting without a row here does not compile. */
export const settingsGuide: Readonly<Record<keyof Settings, SettingGuide>> = {
  hasAccountAdmin: flagged(
    'account_admin_button_disabled',
    'true removes Account Admin from the menu and closes its address.',
  ),
  hasProducts: flagged('products_button_disabled', 'true removes the products and the search.'),
  hasCart: flagged('shopping_cart_disabled', 'true removes the cart and every way to add to it.'),
  hasPriceBook: flagged('pricebook_button_disabled', 'true removes the price book.'),
  hasPayAccount: flagged('pay_account_button_disabled', 'true removes paying the account and invoices.'),
  showsCartSubtotal: flagged('hide_products_price', 'true hides the subtotal beside the cart.'),
  showsCheckoutPrices: flagged('hide_finalise_price', 'true hides the summary of prices in the checkout.'),
  showsCartTotals: flagged('hide_review_price', 'true hides the totals of the cart.'),
  pricesIncludeTax: flagged(
    'tax_inclusive',
    'true asks for product prices with GST (incGST: true) and says so; otherwise without.',
  ),
  pageSize: settingOf(pageSize)('pagesize', 'Products on a page. 24 if absent.', 48),
  initialBranchId: settingOf(name)('initial_branchID', 'The branch that a pickup begins with.', '10'),
  locale: settingOf(oneOf('en-AU', 'en-US'))('locale', 'Decides how dates are written. en-AU if absent.', 'en-US'),
  currency: settingOf(oneOf('AUD', 'USD', 'US'))(
    'currency',
    'Decides how amounts are written; US means USD. AUD if absent.',
    'USD',
  ),
  signInText: settingOf(text)('login_text', 'A text below the Sign in button.', 'Welcome'),
  logo: settingOf(path)(
    'logo',
    'The file of the logo beside index.html. Without it the company’s name stands there.',
    'logo.svg',
  ),
  onHoldMessage: settingOf(text)(
    'account_message_hold',
    'What a customer whose account is On Hold reads after the sign-in. Blank: no dialog.',
    'Call us',
  ),
  suspendedMessage: settingOf(text)('account_message_suspended', 'The same for Suspended.', 'Call us'),
  mapsKey: settingOf(text)(
    'google_maps_key',
    'Key of Google’s Maps Embed API: stores show a map. Without it they link to one.',
    'key',
  ),
  paymentProvider: settingOf(oneOf('windcave', 'windriver'))(
    'payment_provider',
    'Who takes card payments. windcave if absent.',
    'windriver',
  ),
  paymentHosts: settingOf(hosts)(
    'paymentHosts',
    'Hosts that the browser may go to for a payment with windcave. *.windcave.com if absent.',
    ['pay.example'],
  ),
  checkoutScript: settingOf(text)(
    'checkout_script',
    'windriver: the address of its script.',
    'https://pay.example/checkout.js',
    { payment_provider: 'windriver' },
  ),
  checkoutKey: settingOf(name)('checkout_key', 'windriver: the supplier’s key.', 'key'),
  hasScanner: flagged(
    'scanner',
    'true lets browsers that can read barcodes scan them with the camera, for a search or a quick order.',
  ),
  reports: settingOf(reports)(
    'reports',
    'endpoint takes the portal’s errors and failed calls (errors: true), its speed (vitals) and what the browser blocked (browser). Without it, nothing is sent.',
    { endpoint: 'https://reports.example/portal', errors: true },
  ),
}

/** The fields of a configuration entry other than `settings`. */
export const entryGuide: Readonly<Record<Exclude<keyof Configuration, 'settings'>, SettingGuide>> = {
  endpointUrl: settingOf(endpoint)(
    'endpointUrl',
    'The supplier’s server, or the portal’s own address where its host passes calls on. Needed.',
    'https://other.example',
  ),
  api: settingOf(oneOf('proxy', 'v1'))('api', 'The form of the server’s addresses. proxy if absent.', 'v1'),
  allowsCredentials: flagged('cors_credentials', 'true if the server allows credentials across origins.'),
  deviceId: settingOf(name)('device_id', 'Sent as deviceID. Needed.', 'OTHER'),
  companyId: settingOf(name)('company_id', 'Sent as companyID, and as the domain of a sign-in. Needed.', 'OTHER'),
  companyName: settingOf(company)('company_name', 'Shown wherever the supplier is named.', 'Other Pty Ltd'),
  companyEmail: settingOf(email)('company_email', 'Shown with the company.', 'other@supplier.example'),
  companyPhone: settingOf(name)(
    'company_phone',
    'Shown with the company, above all while there is no connection.',
    '02 5550 0199',
  ),
  taxNumber: settingOf(name)('abn', 'Shown as ABN.', '51 824 753 556'),
  isTaxMode: flagged(
    'usa',
    'true is the variant for the United States: Dispatch, Tax, Zip Code; tax is calculated when the order is created.',
  ),
  hasDiagnostics: flagged('diagnostics', 'true opens /playground, where the colours of a deployment are tried.'),
}

/** All settings as a table in Markdown, for whoever deploys the portal. */
export function settingsTable(): string {
  const rowsOf = (guide: Readonly<Record<string, SettingGuide>>) =>
    Object.values(guide).map(
      ({ file, value, effect, example }) =>
        `| \`${file}\` | ${value.words} | ${effect} | \`${JSON.stringify(example)}\` |\n`,
    )
  const head = '| Name | Value | Effect | Example |\n| --- | --- | --- | --- |\n'
  return `# Settings

The entry in \`DeviceList\` of \`config/configuration.json\`:

${head}${rowsOf(entryGuide).join('')}
Its \`settings\`, all optional:

${head}${rowsOf(settingsGuide).join('')}`
}
