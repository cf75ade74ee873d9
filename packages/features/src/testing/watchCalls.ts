import type { OperationName } from '@trade-portal/supplier-api'
import { isMockFunction, spyOn } from 'storybook/test'

/**
 * Records the names of all operations that are called from now on, without aborted calls: StrictMode runs effects twice, and
 * the first fetch of each query is aborted.
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

/** The arguments of all calls of `fetch` from now on. */
export function watchFetch(): () => readonly Parameters<typeof fetch>[] {
  // A second spy would hide calls from the first.
  const sent = isMockFunction(window.fetch) ? window.fetch : spyOn(window, 'fetch')
  const before = sent.mock.calls.length
  return () => sent.mock.calls.slice(before)
}
