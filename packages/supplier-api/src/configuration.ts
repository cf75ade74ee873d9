import * as v from 'valibot'
import { decimal, flag, rows, text } from './wire.ts'

export const configurationUnavailable =
  'Configuration Unavailable, this provider should only render when the application configuration is available'

const oneOf = <const Value extends string>(values: readonly Value[], otherwise: Value) =>
  v.pipe(
    text,
    v.transform((given) => values.find((value) => value === given) ?? otherwise),
  )

/** Settings with the specified defaults; every switch is off unless it is clearly on. */
const settings = v.object({
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
  /** Shown once a visit to a customer whose account is on hold; nothing is shown where it is empty. */
  account_message_hold: text,
  account_message_suspended: text,
  /** Key of Google's Maps Embed API, for the maps of the stores; without one a store is a link to a map. */
  google_maps_key: text,
})

/** https anywhere, http only to this very machine: a session must not travel in clear. */
const endpointUrl = v.pipe(
  v.string(),
  v.check((given) => {
    const url = URL.canParse(given) ? new URL(given) : undefined
    if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false
    return (
      url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    )
  }),
  v.transform((given) => given.trim().replace(/\/+$/, '')),
)

const required = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((given) => String(given).trim()),
  v.nonEmpty(),
)

const device = v.object({
  endpointUrl,
  device_id: required,
  company_id: required,
  abn: text,
  company_name: text,
  company_email: text,
  /** The United States variant: Dispatch, Tax, Zip Code. Only a real `true` switches it on. */
  usa: v.fallback(v.boolean(), false),
  api: v.fallback(v.picklist(['proxy', 'v1']), 'proxy'),
  diagnostics: v.fallback(v.boolean(), false),
  settings: v.fallback(settings, v.parse(settings, {})),
})

const file = v.object({ DeviceList: rows(v.unknown()) })

export type Configuration = v.InferOutput<typeof device>
export type Settings = Configuration['settings']

/** The first entry of the configuration file. @throws Error with the specified text. */
export function parseConfiguration(content: unknown): Configuration {
  const list = v.safeParse(file, content)
  const first = v.safeParse(device, list.success ? list.output.DeviceList[0] : undefined)
  if (!first.success) throw new Error(configurationUnavailable)
  return first.output
}
