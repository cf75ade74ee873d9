import { ConfigurationError, isLoopback, parseConfiguration, readHosts } from '@trade-portal/supplier-api'
import type { Problem } from './problem.ts'

type Row = Readonly<Record<string, unknown>>
/** Checks a value. Returns what a wrong value should be instead, and undefined if the value is right. */
type Rule = (value: unknown) => string | undefined

const flag: Rule = (value) => (typeof value === 'boolean' ? undefined : 'true or false, without quotation marks')
const text: Rule = (value) => (typeof value === 'string' ? undefined : 'a text')
const name: Rule = (value) =>
  typeof value === 'string' || typeof value === 'number' ? undefined : 'a text or a number'
const oneOf =
  (...values: readonly string[]): Rule =>
  (value) =>
    values.some((each) => each === value) ? undefined : values.join(' or ')

/**
 * These rules are stricter than the portal. A running portal tolerates some mistakes, but this check reports them before a
 * deployment.
 */
const entryRules: Readonly<Record<string, Rule>> = {
  endpointUrl: (value) =>
    typeof value === 'string' && URL.canParse(value) && isLoopback(new URL(value).hostname)
      ? "the supplier's server: this is the machine of whoever opens the portal"
      : undefined,
  device_id: name,
  company_id: name,
  abn: name,
  company_name: (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : 'the name of the company'),
  company_email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)) ? undefined : 'an e-mail address'),
  usa: flag,
  api: oneOf('proxy', 'v1'),
  cors_credentials: flag,
  diagnostics: flag,
  settings: (value) => (isRow(value) ? undefined : 'an object with settings'),
}

const settingRules: Readonly<Record<string, Rule>> = {
  account_admin_button_disabled: flag,
  products_button_disabled: flag,
  shopping_cart_disabled: flag,
  pricebook_button_disabled: flag,
  pay_account_button_disabled: flag,
  hide_products_price: flag,
  hide_finalise_price: flag,
  hide_review_price: flag,
  tax_inclusive: flag,
  pagesize: (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 200 ? undefined : 'a whole number from 1 to 200',
  initial_branchID: name,
  locale: oneOf('en-AU', 'en-US'),
  currency: oneOf('AUD', 'USD', 'US'),
  login_text: text,
  logo: (value) => (value === '' || isPath(value) ? undefined : "a path in the portal's folder, such as logo.svg"),
  account_message_hold: text,
  account_message_suspended: text,
  google_maps_key: text,
  payment_provider: oneOf('windcave', 'windriver'),
  paymentHosts: (value) => {
    const given = typeof value === 'string' ? value.split(',') : value
    const hosts = Array.isArray(given) ? given.map((host: unknown) => [host, readHosts([host])] as const) : []
    const [wrong] = hosts.find(([, read]) => read?.length !== 1) ?? []
    if (hosts.length === 0) return 'a list of hosts, such as ["*.windcave.com"]'
    return wrong === undefined ? undefined : `hosts such as pay.example or *.pay.example, not ${JSON.stringify(wrong)}`
  },
  checkout_script: text,
  checkout_key: name,
  reports: (value) => (isRow(value) ? undefined : 'an object with endpoint, errors, vitals and browser'),
}

const reportRules: Readonly<Record<string, Rule>> = {
  endpoint: (value) =>
    isReportAddress(value) ? undefined : 'the https address that takes reports, without password or hash',
  errors: flag,
  vitals: flag,
  browser: flag,
}

/** All names that a configuration file may contain. A test compares them with the names that the portal reads. */
export const configurationNames: readonly string[] = [...Object.keys(entryRules), ...Object.keys(settingRules)]

interface Surroundings {
  /** The portal's origin. Without it, settings that depend on the origin are not checked. */
  readonly origin?: string | undefined
  /** Whether the portal's folder contains a file. */
  readonly hasFile: (path: string) => boolean
}

export function isUsable(text: string): boolean {
  return faultsOf(text).length === 0
}

/** @param text Text of the configuration file */
export function checkConfiguration(text: string, { origin, hasFile }: Surroundings): readonly Problem[] {
  const where = 'config/configuration.json'
  const problem = (setting: string, sentence: string): Problem => ({ where, line: lineOf(text, setting), sentence })
  const parsed = readJson(text)
  if (parsed instanceof Error) return [{ where, line: lineOfError(text, parsed), sentence: notJson(parsed) }]

  const unusable = faultsOf(text).map(({ setting, sentence }) => problem(setting, sentence))
  const [entry, ...others] = isRow(parsed) && Array.isArray(parsed['DeviceList']) ? parsed['DeviceList'] : []
  if (!isRow(entry)) return unusable
  const settings = isRow(entry['settings']) ? entry['settings'] : {}
  return [
    ...unusable,
    ...(others.length > 0
      ? [problem('DeviceList', 'DeviceList needs one entry: the portal reads only the first.')]
      : []),
    ...[...brokenRules(entry, entryRules), ...brokenRules(settings, settingRules)]
      .filter(([setting]) => !unusable.some(({ sentence }) => sentence.startsWith(setting)))
      .map(([setting, sentence]) => problem(setting, sentence)),
    ...ofReports(settings['reports']).map((sentence) => problem('reports', sentence)),
    ...ofWindriver(settings).map((sentence) => problem('checkout_script', sentence)),
    ...(unusable.length === 0 ? ofOrigin(text, origin).map((sentence) => problem('endpointUrl', sentence)) : []),
    ...(isPath(settings['logo']) && !hasFile(settings['logo'])
      ? [problem('logo', `logo names ${settings['logo']}, which is not in the portal's folder.`)]
      : []),
  ]
}

function brokenRules(row: Row, rules: Readonly<Record<string, Rule>>): [setting: string, sentence: string][] {
  return Object.entries(row).flatMap(([setting, value]): [string, string][] => {
    const rule = rules[setting]
    if (!rule) return [[setting, `The portal has no setting ${setting}${suggestion(setting)}.`]]
    const needed = rule(value)
    return needed === undefined ? [] : [[setting, `${setting} needs ${needed}.`]]
  })
}

/** Suggests a known name that differs only in capitals, hyphens, underscores or the last two letters. */
function suggestion(unknown: string): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')
  const similar = configurationNames.find(
    (known) => plain(known) === plain(unknown) || plain(known).slice(0, -2) === plain(unknown).slice(0, -2),
  )
  return similar === undefined ? ': remove it' : `: write ${similar}`
}

function ofReports(reports: unknown): readonly string[] {
  if (!isRow(reports)) return []
  const { endpoint, errors, vitals, browser } = reports
  const broken = Object.entries(reports).flatMap(([name, value]) => {
    const rule = reportRules[name]
    if (!rule) return [`reports has no ${name}: it has endpoint, errors, vitals and browser.`]
    const needed = rule(value)
    return needed === undefined ? [] : [`reports: ${name} needs ${needed}.`]
  })
  const isEmpty = [errors, vitals, browser].every((value) => value !== true)
  return [
    ...broken,
    ...(endpoint === undefined ? ['reports needs an endpoint, or nothing is sent.'] : []),
    ...(endpoint !== undefined && broken.length === 0 && isEmpty
      ? ['reports sends nothing while none of errors, vitals and browser is true.']
      : []),
  ]
}

function isReportAddress(value: unknown): boolean {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  return url?.protocol === 'https:' && url.username + url.password + url.hash === '' && !isLoopback(url.hostname)
}

function ofWindriver({ payment_provider, checkout_script, checkout_key }: Row): readonly string[] {
  if (payment_provider !== 'windriver') return []
  const url =
    typeof checkout_script === 'string' && URL.canParse(checkout_script) ? new URL(checkout_script) : undefined
  const isScript = url?.protocol === 'https:' && !url.pathname.endsWith('/') && url.username + url.hash === ''
  return [
    ...(isScript
      ? []
      : ['checkout_script needs the https address of the script of windriver, or nobody can pay by card.']),
    ...(checkout_key === undefined || checkout_key === ''
      ? ['checkout_key needs the key that windriver gave you.']
      : []),
  ]
}

function ofOrigin(text: string, origin: string | undefined): readonly string[] {
  const { endpointUrl, allowsCredentials } = parseConfiguration(text)
  if (origin === undefined || allowsCredentials || new URL(endpointUrl).origin === new URL(origin).origin) return []
  return [
    'endpointUrl is on another origin than the portal. Browsers may repeat orders there, unless the server allows credentials, "cors_credentials" is true, and the server closes the connection after each order.',
  ]
}

function faultsOf(text: string): ConfigurationError['faults'] {
  try {
    parseConfiguration(text)
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults
    throw error
  }
}

/** The parsed value; the error if the text is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return error
  }
}

function notJson({ message }: Error): string {
  return `The file is not JSON, here or just before: ${message.replace(/ (?:in JSON )?at position.*/, '')}.`
}

function lineOfError(text: string, { message }: Error): number {
  const position = /at position (\d+)/.exec(message)?.[1]
  return text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length
}

/**
 * Returns the number of the first line that contains the setting's name. If no line contains the name, the setting is
 * missing. It belongs in `DeviceList`, so the line of `DeviceList` is returned instead.
 */
function lineOf(text: string, setting: string): number {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => line.includes(`"${setting}"`))
  return index >= 0 || setting === 'DeviceList' ? Math.max(index, 0) + 1 : lineOf(text, 'DeviceList')
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-][\w./-]*$/.test(value)
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
