import type { OperationName } from '@trade-portal/supplier-api'
import { isMockFunction, spyOn } from 'storybook/test'

/**
 * Records the names of all operations that are called from now on. Skips aborted calls: StrictMode runs effects twice, which
 * aborts the first fetch of each query.
 */
export function watchAllCalls(): () => string[] {
  const calls = watchFetch()
  return () =>
    calls().flatMap(([address, call]) => {
      const name = typeof address === 'string' ? /ipFunction=(\w+)$/.exec(address)?.[1] : undefined
      return name === undefined || call?.signal?.aborted ? [] : [name]
    })
}

export function watchCalls(name: OperationName): () => number {
  const all = watchAllCalls()
  return () => all().filter((sent) => sent === name).length
}

/** Starts to watch `fetch`. The returned function returns the arguments of all later calls. */
export function watchFetch(): () => readonly Parameters<typeof fetch>[] {
  // Reuses an existing spy, because a second one would hide later calls from the first.
  const sent = isMockFunction(window.fetch) ? window.fetch : spyOn(window, 'fetch')
  const before = sent.mock.calls.length
  return () => sent.mock.calls.slice(before)
}
