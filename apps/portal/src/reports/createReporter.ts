import type { Report, Route } from './report.ts'

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
