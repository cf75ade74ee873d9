import { ConfigurationError, parseConfiguration } from '@trade-portal/supplier-api'
import { entryGuide, reportRules, settingsGuide, type SettingGuide } from '@trade-portal/supplier-api/describe'
import type { Problem } from './problem.ts'

type Row = Readonly<Record<string, unknown>>
type Rules = ReadonlyMap<string, SettingGuide['value']>
type Fault = readonly [setting: string, sentence: string]

const rulesOf = (guide: Readonly<Record<string, SettingGuide>>): Rules =>
  new Map(Object.values(guide).map(({ file, value }) => [file, value]))

const settingRules = rulesOf(settingsGuide)
const entryRules: Rules = new Map([
  ...rulesOf(entryGuide),
  ['settings', { words: 'an object with settings', isRight: isRow }],
])
const knownNames: readonly string[] = [...entryRules.keys(), ...settingRules.keys()]

interface Surroundings {
  /** The portal's origin. Without it, settings that depend on the origin are not checked. */
  readonly origin?: string | undefined
  /** Whether the portal's folder contains a file. */
  readonly hasFile: (path: string) => boolean
}

/** The mistakes that stop the portal; empty if it can use the file. */
export function unusableProblems(text: string): readonly Problem[] {
  try {
    parseConfiguration(text)
    return []
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return error.faults.map(({ setting, sentence }) =>
      setting === '' ? notJson(text, sentence) : problem(text, [setting, sentence]),
    )
  }
}

/** @param text Text of the configuration file */
export function checkConfiguration(text: string, { origin, hasFile }: Surroundings): readonly Problem[] {
  const unusable = unusableProblems(text)
  // A file that is not JSON has only this one problem.
  if (unusable.some(({ setting }) => setting === '')) return unusable
  const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  const [entry, ...others] = isRow(parsed) && Array.isArray(parsed['DeviceList']) ? parsed['DeviceList'] : []
  if (!isRow(entry)) return unusable
  const settings = isRow(entry['settings']) ? entry['settings'] : {}
  const { logo } = settings
  const broken = [...brokenRules(entry, entryRules), ...brokenRules(settings, settingRules)]
  const faults: readonly Fault[] = [
    ...faultIf(others.length > 0, 'DeviceList', 'DeviceList needs one entry: the portal reads only the first.'),
    ...broken.filter(([name]) => !unusable.some(({ setting }) => setting === name)),
    ...ofReports(settings['reports']),
    ...ofWindriver(settings),
    ...(unusable.length === 0 ? ofOrigin(text, origin) : []),
    ...faultIf(
      typeof logo === 'string' && logo !== '' && settingsGuide.logo.value.isRight(logo) && !hasFile(logo),
      'logo',
      `logo names ${String(logo)}, which is not in the portal's folder.`,
    ),
  ]
  return [...unusable, ...faults.map((fault) => problem(text, fault))]
}

const faultIf = (isWrong: boolean, ...fault: Fault): readonly Fault[] => (isWrong ? [fault] : [])

function brokenRules(row: Row, rules: Rules): readonly Fault[] {
  return Object.entries(row).flatMap(([setting, value]) => {
    const rule = rules.get(setting)
    return rule
      ? faultIf(!rule.isRight(value), setting, `${setting} needs ${rule.words}.`)
      : faultIf(true, setting, `The portal has no setting ${setting}${suggestion(setting)}.`)
  })
}

/** Suggests a known name that differs only in capitals, hyphens, underscores or the last two letters. */
function suggestion(unknown: string): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')
  const similar = knownNames.find(
    (known) => plain(known) === plain(unknown) || plain(known).slice(0, -2) === plain(unknown).slice(0, -2),
  )
  return similar === undefined ? ': remove it' : `: write ${similar}`
}

function ofReports(reports: unknown): readonly Fault[] {
  if (!isRow(reports)) return []
  const broken = brokenRules(reports, new Map(Object.entries(reportRules)))
  const { endpoint, errors, vitals, browser } = reports
  const isSilent = endpoint !== undefined && broken.length === 0 && ![errors, vitals, browser].includes(true)
  return [
    ...broken.map(([, sentence]): Fault => ['reports', `reports: ${sentence}`]),
    ...faultIf(endpoint === undefined, 'reports', 'reports needs an endpoint, or nothing is sent.'),
    ...faultIf(isSilent, 'reports', 'reports sends nothing while none of errors, vitals and browser is true.'),
  ]
}

function ofWindriver({ payment_provider, checkout_script, checkout_key = '' }: Row): readonly Fault[] {
  if (payment_provider !== 'windriver') return []
  const url = URL.canParse(String(checkout_script)) ? new URL(String(checkout_script)) : undefined
  const isScript = url?.protocol === 'https:' && !url.pathname.endsWith('/') && url.username + url.hash === ''
  const script = 'checkout_script needs the https address of the script of windriver, or nobody can pay by card.'
  return [
    ...faultIf(!isScript, 'checkout_script', script),
    ...faultIf(checkout_key === '', 'checkout_key', 'checkout_key needs the key that windriver gave you.'),
  ]
}

function ofOrigin(text: string, origin: string | undefined): readonly Fault[] {
  const { endpointUrl, allowsCredentials } = parseConfiguration(text)
  const isOther = origin !== undefined && new URL(endpointUrl).origin !== new URL(origin).origin
  return faultIf(
    isOther && !allowsCredentials,
    'endpointUrl',
    'endpointUrl is on another origin than the portal, and "cors_credentials" is not true, so a browser may send an order twice: let the portal\'s host pass the calls on (--supplier).',
  )
}

const where = 'config/configuration.json'

/**
 * The line is the first with the setting's name. A setting that no line names is missing in `DeviceList`, whose line is
 * given instead.
 */
function problem(text: string, [setting, sentence]: Fault): Problem {
  const lines = text.split('\n')
  const lineOf = (name: string) => lines.findIndex((line) => line.includes(`"${name}"`)) + 1
  return { where, line: lineOf(setting) || lineOf('DeviceList') || 1, setting, sentence }
}

/** The place and the reason that the parser gives. */
function notJson(text: string, otherwise: string): Problem {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return { where, setting: '', sentence: otherwise }
  } catch (error) {
    const [, reason = '', position] =
      /^(.*?)(?: (?:in JSON )?at position (\d+).*)?$/s.exec(String(Object(error).message)) ?? []
    const line = text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length
    return { where, line, setting: '', sentence: `The file is not JSON, here or just before: ${reason}.` }
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
