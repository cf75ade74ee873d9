import { ConfigurationError, parseConfiguration } from '@trade-portal/supplier-api'
import { entryGuide, reportRules, settingsGuide, type SettingGuide } from '@trade-portal/supplier-api/describe'
import type { Problem } from './problem.ts'

type Row = Readonly<Record<string, unknown>>
type Rules = ReadonlyMap<string, SettingGuide['value']>

const where = 'config/configuration.json'

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
  const parsed = readJson(text)
  if (parsed instanceof Error) return [{ where, line: lineOfError(text, parsed), sentence: notJson(parsed) }]
  return faultsOf(text).map(({ setting, sentence }) => ({ where, line: lineOf(text, setting), sentence }))
}

/** @param text Text of the configuration file */
export function checkConfiguration(text: string, { origin, hasFile }: Surroundings): readonly Problem[] {
  const problem = (setting: string, sentence: string): Problem => ({ where, line: lineOf(text, setting), sentence })
  const parsed = readJson(text)
  const unusable = unusableProblems(text)
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
    ...(isNamed(settings['logo']) && !hasFile(settings['logo'])
      ? [problem('logo', `logo names ${settings['logo']}, which is not in the portal's folder.`)]
      : []),
  ]
}

function brokenRules(row: Row, rules: Rules): [setting: string, sentence: string][] {
  return Object.entries(row).flatMap(([setting, value]): [string, string][] => {
    const rule = rules.get(setting)
    if (!rule) return [[setting, `The portal has no setting ${setting}${suggestion(setting)}.`]]
    return rule.isRight(value) ? [] : [[setting, `${setting} needs ${rule.words}.`]]
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

function ofReports(reports: unknown): readonly string[] {
  if (!isRow(reports)) return []
  const rules: Rules = new Map(Object.entries(reportRules))
  const broken = brokenRules(reports, rules).map(([, sentence]) => `reports: ${sentence}`)
  const isEmpty = [reports['errors'], reports['vitals'], reports['browser']].every((value) => value !== true)
  if (reports['endpoint'] === undefined) return [...broken, 'reports needs an endpoint, or nothing is sent.']
  return broken.length === 0 && isEmpty
    ? ['reports sends nothing while none of errors, vitals and browser is true.']
    : broken
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
    'endpointUrl is on another origin than the portal, and "cors_credentials" is not true, so a browser may send an order twice: let the portal\'s host pass the calls on (--supplier).',
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

function isNamed(logo: unknown): logo is string {
  return typeof logo === 'string' && logo !== '' && settingsGuide.logo.value.isRight(logo)
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
