import type { QueryName } from './operations/index.ts'
import { defaultTimeoutMs, jsonCall, post, type Endpoint, type Send, type WireCall } from './transport.ts'

/**
 * Sends a query without arguments before the code that needs its answer has loaded. This file does not load the operation
 * registry, because the registry is large.
 * @returns a `send` for `createSupplierApi`. The first call that equals this request gets the request's answer or failure.
 * Every other call is sent.
 */
export function earlyRequest(endpoint: Endpoint, sessionId: string, name: QueryName): Send {
  const early = jsonCall(endpoint, 'presenter', name, {}, sessionId)
  const answer = post({ ...early, timeoutMs: defaultTimeoutMs })
  // A failure is ignored here, because the call that gets the answer reports it.
  answer.catch(() => undefined)
  let isUsed = false
  return (call) => {
    if (isUsed || keyOf(call) !== keyOf(early)) return post(call)
    isUsed = true
    return answer
  }
}

function keyOf({ url, headers, body }: WireCall): string {
  return JSON.stringify([url, headers, body])
}
