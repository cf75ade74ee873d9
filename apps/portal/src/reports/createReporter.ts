import type { Report, Route } from './report.ts'

/** A defect in a loop must not keep the network busy. */
const maxReports = 20

/**
 * Sends each report once, and at most twenty in the life of a page.
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
