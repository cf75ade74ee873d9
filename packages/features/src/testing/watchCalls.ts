import type { OperationName } from '@trade-portal/supplier-api'
import { spyOn } from 'storybook/test'

/**
 * Counts how often an operation is sent from now on, because the screen looks the same after one request and two.
 * Aborted requests do not count: in StrictMode effects run twice, and the first read of every query is aborted.
 */
export function watchCalls(name: OperationName): () => number {
  const sent = spyOn(window, 'fetch')
  const isIt = (address: unknown) => typeof address === 'string' && address.endsWith(`ipFunction=${name}`)
  return () => sent.mock.calls.filter(([address, call]) => isIt(address) && !call?.signal?.aborted).length
}
