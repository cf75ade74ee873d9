import type { OperationName } from '@trade-portal/supplier-api'
import { spyOn } from 'storybook/test'

/** Notes the names of all operations that are sent from now on. See `watchCalls`. */
export function watchAllCalls(): () => string[] {
  const sent = spyOn(window, 'fetch')
  return () =>
    sent.mock.calls.flatMap(([address, call]) => {
      const name = typeof address === 'string' ? /ipFunction=(\w+)$/.exec(address)?.[1] : undefined
      return name === undefined || call?.signal?.aborted ? [] : [name]
    })
}

/**
 * Counts how often an operation is sent from now on. The screen alone does not show whether a request was sent twice.
 * Aborted requests do not count: in StrictMode effects run twice, and the first fetch of every query is aborted.
 */
export function watchCalls(name: OperationName): () => number {
  const all = watchAllCalls()
  return () => all().filter((sent) => sent === name).length
}
