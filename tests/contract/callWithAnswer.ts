import { createSupplierApi, type OperationName } from '@trade-portal/supplier-api'
import { exampleKnown } from '@trade-portal/supplier-api/describe'
import { vi } from 'vitest'
import { call } from './clientOf.ts'

/** Calls an operation with its example; the server answers `answer` with HTTP 200. */
export function callWithAnswer(name: OperationName, answer: unknown): Promise<unknown> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
  const supplier = createSupplierApi({
    endpoint: { endpointUrl: 'https://supplier.example', api: 'proxy' },
    known: () => Promise.resolve(exampleKnown),
    sessionId: 'session-1',
  })
  return call(supplier, name)
}
