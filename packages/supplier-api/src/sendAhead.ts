import type { Payload, QueryName } from './operations/index.ts'
import { defaultTimeoutMs, jsonCall, post, type Endpoint, type Send, type WireCall } from './transport.ts'

/** A query with all that the server receives, the fields included that the client fills. */
export type ReadyQuery = { readonly [N in QueryName]: readonly [name: N, payload: Payload<N>] }[QueryName]

/** Milliseconds after which an answer is not used any more: by then something may have changed. */
const usableMs = 30_000

/**
 * Sends queries before the code has come that will ask them, without the registry, which is large. Only the `presenter`
 * kind is known here, with the usual time limit.
 * @returns a `send` for `createSupplierApi`. The first call that is exactly the same gets the answer that is there or on
 * its way, or the failure; every other call is sent.
 */
export function sendAhead(endpoint: Endpoint, sessionId: string, queries: readonly ReadyQuery[]): Send {
  const sentAt = performance.now()
  const answers = new Map(
    queries.map(([name, payload]) => {
      const call = jsonCall(endpoint, 'presenter', name, payload, sessionId)
      const answer = nextTask().then(() => post({ ...call, timeoutMs: defaultTimeoutMs, sessionId }))
      // Reported by the call that gets it.
      answer.catch(() => undefined)
      return [keyOf(call), answer]
    }),
  )
  return (call) => {
    const key = keyOf(call)
    const answer = performance.now() - sentAt < usableMs ? answers.get(key) : undefined
    answers.delete(key)
    return answer ?? post(call)
  }
}

/** To send a request takes some milliseconds on a slow phone. Each has a task of its own, so that none of them is long. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function keyOf({ url, headers, body }: WireCall): string {
  return JSON.stringify([url, headers, body])
}
