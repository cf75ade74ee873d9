import { routes } from '@trade-portal/features/routes'
import type { OperationName, Settings } from '@trade-portal/supplier-api'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { routeOfPage } from '../routes.tsx'
import { createReporter, callReport, errorReport, violationReport, watchLeaving, type Route } from './report.ts'

export interface Reports {
  readonly failedCall: (name: OperationName, error: unknown) => void
}

/** Sends reports to the endpoint until the user leaves the page. The settings say which kinds of report are sent. */
export function startReports({ endpoint, errors, vitals, browser }: Settings['reports']): Reports {
  const version = loadVersion()
  const report = createReporter((sent) => {
    void version.then((portal) => send(endpoint, JSON.stringify({ ...sent, ...portal })))
  })
  if (vitals) {
    const route = currentRoute()
    // Values are in milliseconds, except for CLS, which has no unit.
    for (const watch of [onLCP, onINP, onCLS])
      watch(({ name, value }) => report({ type: 'vital', name, value: Number(value.toFixed(3)) }, route))
  }
  if (!errors) return { failedCall: () => {} }

  window.addEventListener('error', ({ error, filename: file, lineno: line, colno: column }) =>
    report(errorReport(error, { file, line, column }, resourcesOfPage()), currentRoute()),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report(errorReport(reason, { file: '', line: 0, column: 0 }, resourcesOfPage()), currentRoute()),
  )
  if (!browser)
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective: directive, blockedURI: blocked, sourceFile: file } = event
      const place = { file, line: event.lineNumber, column: event.columnNumber }
      report(violationReport({ directive, blocked, ...place }, resourcesOfPage()), currentRoute())
    })
  const isLeft = watchLeaving(window)
  return {
    failedCall: (name, error) => {
      const failed = callReport(name, error)
      if (failed && !isLeft()) report(failed, currentRoute())
    },
  }
}

/**
 * Sends a report without cookies and without the page's address. `sendBeacon` would send both if the endpoint is on the
 * portal's own host. The browser completes the request even if the page is closed. The report is plain text, so the browser
 * needs no permission from the endpoint's server (CORS).
 */
function send(endpoint: string, body: string): void {
  const options = { method: 'POST', body, mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  fetch(endpoint, { ...options, keepalive: true }).catch(() => undefined)
}

function currentRoute(): Route {
  const name = routeOfPage()
  return name === undefined ? 'unknown' : routes[name].path
}

/** The addresses of all resources that the page has loaded, including its scripts. */
function resourcesOfPage(): readonly string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name)
}

/**
 * The version and the commit from the host's `version.json`. Text that does not look like a version or a commit is replaced
 * with ''.
 */
async function loadVersion(): Promise<{ readonly version: string; readonly commit: string }> {
  const none = { version: '', commit: '' }
  try {
    const content: unknown = await (await fetch(`${import.meta.env.BASE_URL}version.json`)).json()
    if (typeof content !== 'object' || content === null) return none
    const field = (name: string) => String(Reflect.get(content, name))
    const [version, commit] = [field('version'), field('commit')]
    return {
      version: /^\d+\.\d+\.\d+$/.test(version) ? version : '',
      commit: /^[\da-f]{40}(\+changes)?$/.test(commit) ? commit : '',
    }
  } catch {
    return none
  }
}
