import { functionUrl, sessionHeader, type OperationName } from '@trade-portal/supplier-api'

export const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const

/** For tests: a request to an operation as the network transmits it, with a body that may be malformed. */
export function operationRequest(
  name: OperationName,
  body: unknown,
  { sessionId, signal }: { sessionId?: string; signal?: AbortSignal } = {},
): Request {
  return new Request(functionUrl(endpoint, 'presenter', name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(sessionId === undefined ? {} : { [sessionHeader]: sessionId }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
}
