import type { Configuration, Settings } from '@trade-portal/supplier-api'

export interface SettingGuide {
  /** The name in config/configuration.json. */
  readonly file: string
  readonly effect: string
  /** A value that differs from the default. A test checks that the portal reads it. */
  readonly example: unknown
  /** Other settings that this one needs: without them it has no effect. */
  readonly needs?: Readonly<Record<string, unknown>>
}

/** Every setting, by its name in the code. A new setting without a row here does not compile. */
export const settingsGuide: Readonly<Record<keyof Settings, SettingGuide>> = {
  hasAccountAdmin: {
    file: 'account_admin_button_disabled',
    effect: 'true removes Account Admin from the menu and closes its address.',
    example: true,
  },
  hasProducts: { file: 'products_button_disabled', effect: 'true removes the products and the search.', example: true },
  hasCart: {
    file: 'shopping_cart_disabled',
    effect: 'true removes the cart and every way to add to it.',
    example: true,
  },
  hasPriceBook: { file: 'pricebook_button_disabled', effect: 'true removes the price book.', example: true },
  hasPayAccount: {
    file: 'pay_account_button_disabled',
    effect: 'true removes paying the account and invoices.',
    example: true,
  },
  showsCartSubtotal: { file: 'hide_products_price', effect: 'true hides the subtotal beside the cart.', example: true },
  showsCheckoutPrices: {
    file: 'hide_finalise_price',
    effect: 'true hides the summary of prices in the checkout.',
    example: true,
  },
  showsCartTotals: { file: 'hide_review_price', effect: 'true hides the totals of the cart.', example: true },
  pricesIncludeTax: {
    file: 'tax_inclusive',
    effect: 'true asks for product prices with GST (incGST: true) and says so; otherwise without.',
    example: true,
  },
  pageSize: { file: 'pagesize', effect: 'Products on a page, 1 to 200. 24 if absent.', example: 48 },
  initialBranchId: { file: 'initial_branchID', effect: 'The branch that a pickup begins with.', example: '10' },
  locale: {
    file: 'locale',
    effect: 'en-AU or en-US; en-AU otherwise. Decides how dates are written.',
    example: 'en-US',
  },
  currency: {
    file: 'currency',
    effect: 'AUD, or USD (also US); AUD otherwise. Decides how amounts are written.',
    example: 'USD',
  },
  signInText: { file: 'login_text', effect: 'A text below the Sign in button.', example: 'Welcome' },
  logo: {
    file: 'logo',
    effect: 'The file of the logo beside index.html, such as logo.svg. Without it the company’s name stands there.',
    example: 'logo.svg',
  },
  onHoldMessage: {
    file: 'account_message_hold',
    effect: 'What a customer whose account is On Hold reads after the sign-in. Blank: no dialog.',
    example: 'Call us',
  },
  suspendedMessage: { file: 'account_message_suspended', effect: 'The same for Suspended.', example: 'Call us' },
  mapsKey: {
    file: 'google_maps_key',
    effect: 'Key of Google’s Maps Embed API: stores show a map. Without it they link to one.',
    example: 'key',
  },
  paymentProvider: {
    file: 'payment_provider',
    effect: 'windcave or windriver; windcave otherwise.',
    example: 'windriver',
  },
  paymentHosts: {
    file: 'paymentHosts',
    effect: 'Hosts that the browser may go to for a payment with windcave.',
    example: ['pay.example'],
  },
  checkoutScript: {
    file: 'checkout_script',
    effect: 'windriver: the address of its script.',
    example: 'https://pay.example/checkout.js',
    needs: { payment_provider: 'windriver' },
  },
  checkoutKey: { file: 'checkout_key', effect: 'windriver: the supplier’s key.', example: 'key' },
  reports: {
    file: 'reports',
    effect: 'Where the portal reports its own errors and its speed: see Reports. Without it, nothing is sent.',
    example: { endpoint: 'https://reports.example/portal', errors: true },
  },
}

/** The fields of a configuration entry other than `settings`. */
export const entryGuide: Readonly<Record<Exclude<keyof Configuration, 'settings'>, SettingGuide>> = {
  endpointUrl: { file: 'endpointUrl', effect: 'The server. Needed.', example: 'https://other.example' },
  api: { file: 'api', effect: 'proxy or v1: the form of its addresses.', example: 'v1' },
  allowsCredentials: {
    file: 'cors_credentials',
    effect: 'true if the server allows credentials across origins.',
    example: true,
  },
  deviceId: { file: 'device_id', effect: 'Sent as deviceID. Needed.', example: 'OTHER' },
  companyId: {
    file: 'company_id',
    effect: 'Sent as companyID, and as the domain of a sign-in. Needed.',
    example: 'OTHER',
  },
  companyName: { file: 'company_name', effect: 'Shown wherever the supplier is named.', example: 'Other Pty Ltd' },
  companyEmail: { file: 'company_email', effect: 'Shown with the company.', example: 'other@supplier.example' },
  taxNumber: { file: 'abn', effect: 'Shown as ABN.', example: '51 824 753 556' },
  isTaxMode: {
    file: 'usa',
    effect:
      'true is the variant for the United States: Dispatch, Tax, Zip Code; tax is calculated when the order is created.',
    example: true,
  },
  hasDiagnostics: {
    file: 'diagnostics',
    effect: 'true opens /playground, where the colours of a deployment are tried.',
    example: true,
  },
}
