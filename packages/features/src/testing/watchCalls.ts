import type { OperationName } from '@trade-portal/supplier-api'
import { watchFetch } from './watchFetch.ts'

/**
 * Notes the names of all operations that are sent from now on. Aborted requests do not count: in StrictMode effects run
 * twice, and the first fetch of every query is aborted.
 */
export function watchAllCalls(): () => string[] {
  const calls = watchFetch()
  return () =>
    calls().flatMap(([address, call]) => {
      const name = typeof address === 'string' ? /ipFunction=(\w+)$/.exec(address)?.[1] : undefined
      return name === undefined || call?.signal?.aborted ? [] : [name]
    })
}

/** Counts how often an operation is sent from now on. The screen alone does not show whether a request was sent twice. */
export function watchCalls(name: OperationName): () => number {
  const all = watchAllCalls()
  return () => all().filter((sent) => sent === name).length
}
