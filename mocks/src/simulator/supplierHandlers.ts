import { http } from 'msw/http'
import type { Simulator } from './createSimulator.ts'

/** The paths of all operations, as MSW patterns. Operations differ only in the query string, which MSW ignores. */
export const operationPaths = ['*/proxy', '*/api/v1'] as const

/** MSW handlers with which a simulator answers every request to the supplier, whatever its host. */
export function supplierHandlers(simulator: Pick<Simulator, 'handle'>) {
  const handle = ({ request }: { request: Request }) => simulator.handle(request)
  return [
    ...operationPaths.map((path) => http.all(path, handle)),
    http.get('*/pictures/*', handle),
    http.get('*/datasheets/*', handle),
    // Matches only PDF files, because some packages that the dev server serves also have a folder `files`.
    http.get('*/files/*.pdf', handle),
  ]
}
