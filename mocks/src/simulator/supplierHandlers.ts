import { http } from 'msw/http'
import type { Simulator } from './createSimulator.ts'

/** Leads every request to the supplier, at whatever address, into a simulator. */
export function supplierHandlers(simulator: Pick<Simulator, 'handle'>) {
  // One address serves all operations and tells them apart by its query, which MSW does not match by.
  const handle = ({ request }: { request: Request }) => simulator.handle(request)
  return [
    http.all('*/proxy', handle),
    http.all('*/api/v1', handle),
    http.get('*/pictures/*', handle),
    http.get('*/datasheets/*', handle),
    // Packages have folders of this name too: only what the supplier keeps there.
    http.get('*/files/*.pdf', handle),
  ]
}
