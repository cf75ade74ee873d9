import { matchRoute } from '@trade-portal/features/portal'
import { routes } from '@trade-portal/features/routes'
import type { OperationName, Settings } from '@trade-portal/supplier-api'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { pathOfPage } from '../firstScreen.ts'
import { createReporter } from './createReporter.ts'
import { callReport, errorReport, violationReport, type Route } from './report.ts'

export interface Reports {
  readonly failedCall: (name: OperationName, error: unknown) => void
}

/** Reports to the endpoint what the settings ask for, until the page is left. */
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
    report(errorReport(error, { file, line, column }, scriptsOfPage()), currentRoute()),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report(errorReport(reason, { file: '', line: 0, column: 0 }, scriptsOfPage()), currentRoute()),
  )
  if (!browser)
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective: directive, blockedURI: blocked, sourceFile: file } = event
      const place = { file, line: event.lineNumber, column: event.columnNumber }
      report(violationReport({ directive, blocked, ...place }, scriptsOfPage()), currentRoute())
    })
  return {
    failedCall: (name, error) => {
      const failed = callReport(name, error)
      if (failed) report(failed, currentRoute())
    },
  }
}

/**
 * Sends a report without cookies and without the page's address. If the endpoint is on the portal's own host, `sendBeacon`
 * would send both. The request is completed even if the page is closed. The report is sent as plain text, for which a
 * browser needs no permission of the endpoint's server (CORS).
 */
function send(endpoint: string, body: string): void {
  const options = { method: 'POST', body, mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  fetch(endpoint, { ...options, keepalive: true }).catch(() => undefined)
}

function currentRoute(): Route {
  const name = matchRoute(pathOfPage())?.name
  return name === undefined ? 'unknown' : routes[name].path
}

/** All resources that the page has loaded, including its scripts. */
function scriptsOfPage(): readonly string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name)
}

/** The version and the commit that the host serves; '' in place of a text that does not look like a version or a commit. */
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
