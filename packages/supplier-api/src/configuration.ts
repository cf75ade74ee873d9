import * as v from 'valibot'
import { parseJson } from './answer.ts'
import { isSecure, readHosts } from './hosts.ts'
import { decimal, flag, rows, text } from './wire.ts'

export const configurationUnavailable =
  'Configuration Unavailable, this provider should only render when the application configuration is available'

const oneOf = <const Value extends string>(values: readonly Value[], otherwise: Value) =>
  v.pipe(
    text,
    v.transform((given) => values.find((value) => value === given) ?? otherwise),
  )

const defaultPaymentHosts: readonly string[] = ['*.windcave.com']

/**
 * A secure URL without user name, password or hash, otherwise ''. Others could read or change what is sent to an insecure
 * URL.
 */
const secureAddress = v.pipe(
  text,
  v.transform((given) => {
    const url = URL.canParse(given) ? new URL(given) : undefined
    return url && isSecure(url) && url.username === '' && url.password === '' && url.hash === '' ? url.href : ''
  }),
)

/**
 * The URL of one file. '' if the URL ends with a slash, because in a content security policy such a URL would allow
 * everything below it.
 */
const scriptAddress = v.pipe(
  secureAddress,
  v.transform((address) => (address === '' || new URL(address).pathname.endsWith('/') ? '' : address)),
)

const reports = v.object({
  /** The address to which reports are sent; '' sends none. */
  endpoint: v.fallback(secureAddress, ''),
  /** Whether to report uncaught errors, failed calls, and what the security policy has blocked. */
  errors: flag,
  /** Whether to report how fast the pages are. */
  vitals: flag,
  /**
   * Whether the browser itself also reports what the security policy has blocked. These reports contain the page's
   * address.
   */
  browser: flag,
})

/**
 * Reads the settings by their names in the file and returns them by the portal's names. A switch is on only if its
 * value clearly means yes.
 */
const settings = v.pipe(
  v.object({
    account_admin_button_disabled: flag,
    products_button_disabled: flag,
    shopping_cart_disabled: flag,
    pricebook_button_disabled: flag,
    pay_account_button_disabled: flag,
    hide_products_price: flag,
    hide_finalise_price: flag,
    hide_review_price: flag,
    tax_inclusive: flag,
    pagesize: v.fallback(
      v.pipe(
        decimal,
        v.transform((size) => (size !== null && Number.isInteger(size) && size >= 1 && size <= 200 ? size : 24)),
      ),
      24,
    ),
    initial_branchID: text,
    locale: v.fallback(oneOf(['en-AU', 'en-US'], 'en-AU'), 'en-AU'),
    currency: v.fallback(
      v.pipe(
        text,
        v.transform((code) => (code === 'USD' || code === 'US' ? 'USD' : 'AUD')),
      ),
      'AUD',
    ),
    login_text: text,
    logo: text,
    account_message_hold: text,
    account_message_suspended: text,
    google_maps_key: text,
    payment_provider: v.fallback(oneOf(['windcave', 'windriver'], 'windcave'), 'windcave'),
    paymentHosts: v.fallback(
      v.pipe(
        v.unknown(),
        v.transform((given) => readHosts(given) ?? defaultPaymentHosts),
      ),
      defaultPaymentHosts,
    ),
    checkout_script: v.fallback(scriptAddress, ''),
    checkout_key: text,
    scanner: flag,
    reports: v.fallback(reports, v.parse(reports, {})),
  }),
  v.transform((file) => ({
    hasAccountAdmin: !file.account_admin_button_disabled,
    /** Whether the menu lists products, and the portal has a search. */
    hasProducts: !file.products_button_disabled,
    /** Whether the portal has a cart and ways to add products to it. */
    hasCart: !file.shopping_cart_disabled,
    hasPriceBook: !file.pricebook_button_disabled,
    hasPayAccount: !file.pay_account_button_disabled,
    /** Whether the masthead shows a subtotal beside the cart. */
    showsCartSubtotal: !file.hide_products_price,
    /** Whether the checkout's summary shows totals. */
    showsCheckoutPrices: !file.hide_finalise_price,
    /** Whether the cart shows totals: of each line and of the whole cart. Unit prices are always shown. */
    showsCartTotals: !file.hide_review_price,
    pricesIncludeTax: file.tax_inclusive,
    pageSize: file.pagesize,
    initialBranchId: file.initial_branchID,
    locale: file.locale,
    currency: file.currency,
    /**
     * Path of the picture in the masthead, on the portal's own host. With '', the masthead shows the company's name.
     */
    logo: /^[\w-][\w./-]*$/.test(file.logo) ? `/${file.logo}` : '',
    /** Text below the Sign in button. */
    signInText: file.login_text,
    /**
     * Text for a customer whose account is on hold, shown once after each sign-in, page load or status change. '' shows
     * nothing.
     */
    onHoldMessage: file.account_message_hold,
    /**
     * Text for a customer whose account is suspended, shown once after each sign-in, page load or status change. '' shows
     * nothing.
     */
    suspendedMessage: file.account_message_suspended,
    /** Key of Google's Maps Embed API, which shows the stores' maps. Without a key, a store only links to a map. */
    mapsKey: file.google_maps_key,
    paymentProvider: file.payment_provider,
    /** Hosts to which the browser may be sent for a payment: `pay.example`, `localhost:4300`, `*.pay.example`. */
    paymentHosts: file.paymentHosts,
    /** Address of the script that the provider windriver needs in the page; '' if missing, or for another provider. */
    checkoutScript: file.payment_provider === 'windriver' ? file.checkout_script : '',
    checkoutKey: file.checkout_key,
    /** Whether barcodes can be scanned with the camera, where the browser can read them. */
    hasScanner: file.scanner,
    reports: file.reports,
  })),
)

const endpointUrl = v.pipe(
  v.string(),
  v.check((given) => {
    const url = URL.canParse(given) ? new URL(given) : undefined
    if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false
    return isSecure(url)
  }),
  v.transform((given) => given.trim().replace(/\/+$/, '')),
)

const required = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((given) => String(given).trim()),
  v.nonEmpty(),
)

const device = v.pipe(
  v.object({
    endpointUrl,
    device_id: required,
    company_id: required,
    abn: text,
    company_name: text,
    company_email: text,
    company_phone: text,
    usa: flag,
    api: v.fallback(v.picklist(['proxy', 'v1']), 'proxy'),
    /**
     * Only the JSON value `true` allows credentials. If credentials were allowed by mistake, calls would fail, because
     * browsers refuse a call with credentials if the server does not allow them.
     */
    cors_credentials: v.fallback(v.boolean(), false),
    diagnostics: v.fallback(v.boolean(), false),
    settings: v.fallback(settings, v.parse(settings, {})),
  }),
  v.transform((file) => ({
    endpointUrl: file.endpointUrl,
    /** Which of the server's two address forms is used. */
    api: file.api,
    /**
     * Whether the server lets pages of another origin send credentials. If so, orders are sent with credentials. They then
     * have a connection of their own, because browsers do not share a connection between calls with and without
     * credentials.
     */
    allowsCredentials: file.cors_credentials,
    deviceId: file.device_id,
    companyId: file.company_id,
    companyName: file.company_name,
    companyEmail: file.company_email,
    companyPhone: file.company_phone,
    /** The company's tax registration, an ABN in Australia. */
    taxNumber: file.abn,
    /**
     * Whether this is the United States variant, which says Dispatch, Tax and Zip Code, and computes tax only when an
     * order is created.
     */
    isTaxMode: file.usa,
    /** Whether the portal shows the diagnostic screens, for those who set up a deployment. */
    hasDiagnostics: file.diagnostics,
    settings: file.settings,
  })),
)

const file = v.object({ DeviceList: rows(v.unknown()) })

/** One reason why a configuration file cannot be used. */
interface ConfigurationFault {
  /** The setting's name in the file; '' for the file as a whole. */
  readonly setting: string
  readonly sentence: string
}

/**
 * The message is always the text that the specification gives. `faults` says what is wrong, for whoever runs the portal.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly faults: readonly ConfigurationFault[]
  constructor(...faults: readonly ConfigurationFault[]) {
    super(configurationUnavailable)
    this.faults = faults
  }
}

export type Configuration = v.InferOutput<typeof device>
export type Settings = Configuration['settings']
/** The settings by their names in the file. */
export type SettingsFile = v.InferInput<typeof settings>

/**
 * Parses the first entry of a configuration file, which may begin with a byte order mark.
 * @throws ConfigurationError
 */
export function parseConfiguration(fileText: string): Configuration {
  const content = parseJson(fileText)
  if (content === undefined) throw new ConfigurationError({ setting: '', sentence: 'The file is not JSON.' })
  const list = v.safeParse(file, content)
  const first = v.safeParse(device, list.success ? list.output.DeviceList[0] : undefined)
  if (first.success) return first.output
  const settings = new Set(first.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? 'DeviceList'))
  throw new ConfigurationError(...[...settings].map((setting) => ({ setting, sentence: sentenceOf(setting) })))
}

function sentenceOf(setting: string): string {
  if (setting === 'DeviceList') return 'DeviceList needs a list with an entry.'
  return setting === 'endpointUrl'
    ? 'endpointUrl needs an https address, without query, hash or password.'
    : `${setting} needs a value.`
}
