import { http } from 'msw/http'
import type { Simulator } from './createSimulator.ts'

/** MSW handlers that route every request to the supplier, on any host, to a simulator. */
export function supplierHandlers(simulator: Pick<Simulator, 'handle'>) {
  // All operations share one path and differ in the query, which MSW does not match.
  const handle = ({ request }: { request: Request }) => simulator.handle(request)
  return [
    http.all('*/proxy', handle),
    http.all('*/api/v1', handle),
    http.get('*/pictures/*', handle),
    http.get('*/datasheets/*', handle),
    // Only PDF files: packages of the dev server have folders named `files` too.
    http.get('*/files/*.pdf', handle),
  ]
}
