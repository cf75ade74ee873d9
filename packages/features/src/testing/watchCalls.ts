import type { OperationName } from '@trade-portal/supplier-api'
import { isMockFunction, spyOn } from 'storybook/test'

/**
 * Counts how often an operation is sent from now on. The screen alone does not show whether a request was sent twice.
 * Aborted requests do not count: in StrictMode effects run twice, and the first fetch of every query is aborted.
 */
export function watchCalls(name: OperationName): () => number {
  // A second spy would take the calls from the first.
  const sent = isMockFunction(window.fetch) ? window.fetch : spyOn(window, 'fetch')
  const before = sent.mock.calls.length
  const isIt = (address: unknown) => typeof address === 'string' && address.endsWith(`ipFunction=${name}`)
  return () => sent.mock.calls.slice(before).filter(([address, call]) => isIt(address) && !call?.signal?.aborted).length
}
