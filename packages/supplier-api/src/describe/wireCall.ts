import { callOf } from '../client.ts'
import { operations, type OperationName } from '../operations/index.ts'
import type { Endpoint, WireCall } from '../transport.ts'

/** URL, headers and body of one call. */
export function wireCall(
  endpoint: Endpoint,
  name: OperationName,
  payload: Record<string, unknown>,
  sessionId: string | undefined,
): WireCall {
  return callOf(endpoint, name, operations[name], payload, sessionId)
}
