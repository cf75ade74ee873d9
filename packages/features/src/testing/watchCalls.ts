import type { OperationName } from '@trade-portal/supplier-api'
import { spyOn } from 'storybook/test'

/**
 * Counts how often an operation is sent from now on. The screen alone does not show whether a request was sent twice.
 * Aborted requests do not count: in StrictMode effects run twice, and the first fetch of every query is aborted.
 */
export function watchCalls(name: OperationName): () => number {
  const sent = spyOn(window, 'fetch')
  const isIt = (address: unknown) => typeof address === 'string' && address.endsWith(`ipFunction=${name}`)
  return () => sent.mock.calls.filter(([address, call]) => isIt(address) && !call?.signal?.aborted).length
}
