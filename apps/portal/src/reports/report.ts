import { CodeLoadError } from '@trade-portal/design-system/code-load-error'
import type { RouteName, routes } from '@trade-portal/features/routes'
import { SupplierError, TransportError, type ErrorKind, type OperationName } from '@trade-portal/supplier-api'

/**
 * A report, which is sent to the supplier's endpoint together with the route and the version. Every field is a number, one
 * of a few known values, or a place in the portal's own code. So no report can contain a text, an id or an amount from an
 * error or an address.
 */
export type Report =
  | { readonly type: 'error'; readonly error: ErrorName; readonly at: CodePlace }
  | { readonly type: 'failed-call'; readonly operation: OperationName; readonly kind: ErrorKind }
  | { readonly type: 'violation'; readonly directive: Directive; readonly blocked: Blocked; readonly at: CodePlace }
  | { readonly type: 'vital'; readonly name: VitalName; readonly value: number }

/** The path of a route with the names of its parameters, never with their values. */
export type Route = (typeof routes)[RouteName]['path'] | 'unknown'

type VitalName = 'LCP' | 'INP' | 'CLS'

const errorNames = [
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'SecurityError',
  'AbortError',
  'Error',
] as const
type ErrorName = (typeof errorNames)[number] | 'CodeLoadError' | ErrorKind | 'other'

const directives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'form-action',
  'require-trusted-types-for',
  'trusted-types',
] as const
type Directive = (typeof directives)[number] | 'other'

const blockedKinds = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink'] as const
type Blocked = (typeof blockedKinds)[number] | 'address'

/** A file of the portal with line and column, as in `assets/main-B3x9.js:1:2042`; '' if the place is not known. */
type CodePlace = string

/** The place of an event in the code, as the browser reports it. */
interface BrowserReportedPlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/**
 * The report of an uncaught error.
 * @param scripts Addresses of all scripts of the page
 */
export function errorReport(error: unknown, given: BrowserReportedPlace, scripts: readonly string[]): Report {
  const at = codePlace(given, scripts)
  return { type: 'error', error: errorName(error), at: at === '' ? stackPlace(error, scripts) : at }
}

/** The report of a failed call. Returns undefined for errors of ordinary use, such as an empty search result. */
export function callReport(operation: OperationName, error: unknown): Report | undefined {
  const isFailure = error instanceof TransportError || (error instanceof SupplierError && error.kind === 'api')
  return isFailure ? { type: 'failed-call', operation, kind: error.kind } : undefined
}

/**
 * Returns whether the page has been left, until it is shown again. Leaving a page cuts off its calls, which is no failure.
 */
export function watchLeaving(page: EventTarget): () => boolean {
  let isLeft = false
  page.addEventListener('pagehide', () => (isLeft = true))
  page.addEventListener('pageshow', () => (isLeft = false))
  return () => isLeft
}

/** The report of something that the Content-Security-Policy has blocked. */
export function violationReport(
  { directive, blocked, ...given }: BrowserReportedPlace & { readonly directive: string; readonly blocked: string },
  scripts: readonly string[],
): Report {
  return {
    type: 'violation',
    directive: directives.find((known) => known === directive) ?? 'other',
    blocked: blockedKinds.find((known) => known === blocked) ?? 'address',
    at: codePlace(given, scripts),
  }
}

function errorName(error: unknown): ErrorName {
  if (error instanceof SupplierError || error instanceof TransportError) return error.kind
  if (error instanceof CodeLoadError) return 'CodeLoadError'
  return error instanceof Error ? (errorNames.find((known) => known === error.name) ?? 'other') : 'other'
}

/**
 * Returns '' for a file that is not a script of the page. An error can name any file, but a report may name only the
 * portal's own code.
 */
function codePlace({ file, line, column }: BrowserReportedPlace, scripts: readonly string[]): CodePlace {
  const name = /\/(assets\/[\w~-]+\.js)$/.exec(file)?.[1]
  return name !== undefined && scripts.includes(file) && Number.isInteger(line) && Number.isInteger(column)
    ? `${name}:${line}:${column}`
    : ''
}

/** The first place in the stack that is in a script of the page. Skips the message, with which some stacks begin. */
function stackPlace(error: unknown, scripts: readonly string[]): CodePlace {
  const stack = error instanceof Error ? (error.stack ?? '').replace(error.message, '') : ''
  const places = [...stack.matchAll(/(https?:\/\/[^\s()]+\.js):(\d{1,7}):(\d{1,7})/g)]
  return places.map(([, file = '', ...at]) => codePlace(givenPlace(file, at), scripts)).find((at) => at !== '') ?? ''
}

function givenPlace(file: string, [line = '', column = '']: readonly string[]): BrowserReportedPlace {
  return { file, line: Number(line), column: Number(column) }
}

/** The number of reports is limited, so that a defect in a loop does not keep the network busy. */
const maxReports = 20

/**
 * Sends each report once for each route, and at most twenty reports until the page is loaded again.
 * @param send Sends a report; its outcome is ignored.
 */
export function createReporter(send: (report: Report & { readonly route: Route }) => void) {
  const sent = new Set<string>()
  return (report: Report, route: Route): void => {
    const key = JSON.stringify([report, route])
    if (sent.size >= maxReports || sent.has(key)) return
    sent.add(key)
    send({ ...report, route })
  }
}
