import { http } from 'msw/http'
import type { Simulator } from './createSimulator.ts'

/** The paths of all operations, which differ only in the query. MSW does not match queries. */
export const operationPaths = ['*/proxy', '*/api/v1'] as const

/** MSW handlers that route every request to the supplier, on any host, to a simulator. */
export function supplierHandlers(simulator: Pick<Simulator, 'handle'>) {
  const handle = ({ request }: { request: Request }) => simulator.handle(request)
  return [
    ...operationPaths.map((path) => http.all(path, handle)),
    http.get('*/pictures/*', handle),
    http.get('*/datasheets/*', handle),
    // Restricted to PDF files, because some packages that the dev server serves also have folders named `files`.
    http.get('*/files/*.pdf', handle),
  ]
}
