import type { OperationName } from '@trade-portal/supplier-api'
import { spyOn } from 'storybook/test'

/**
 * For stories: counts how often an operation is sent from now on, what was given up aside: where effects run twice
 * every first read is. What is on the screen does not tell once from twice.
 */
export function watchCalls(name: OperationName): () => number {
  const sent = spyOn(window, 'fetch')
  const isIt = (address: unknown) => typeof address === 'string' && address.endsWith(`ipFunction=${name}`)
  return () => sent.mock.calls.filter(([address, call]) => isIt(address) && !call?.signal?.aborted).length
}
