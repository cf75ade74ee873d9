import { useQueries, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { Loadable } from '../../foundation/api/loadable.ts'

interface FewAtATimeOptions {
  /** How many of the queries may be on their way together. */
  readonly atATime: number
  /** Sends no further queries. */
  readonly isStopped?: boolean
}

/** Many queries of one kind, in their order, of which only a few are on their way together. None is sent twice by itself. */
export function useFewAtATime<Data, Key extends QueryKey>(
  queries: readonly UseQueryOptions<Data, Error, Data, Key>[],
  { atATime, isStopped = false }: FewAtATimeOptions,
): readonly Loadable<Data>[] {
  const client = useQueryClient()
  const waiting = queries.filter(({ queryKey }) => {
    const state = client.getQueryState<Data>(queryKey)
    return state?.data === undefined && state?.status !== 'error'
  })
  const sent = new Set(isStopped ? [] : waiting.slice(0, atATime))
  return useQueries({ queries: queries.map((query) => ({ ...query, enabled: sent.has(query) })) })
}
