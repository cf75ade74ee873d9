import {
  useQueries,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'

interface FewAtATimeOptions<Data, Combined> {
  /** How many of the queries may be pending at the same time. */
  readonly atATime: number
  /** Whether to send no further queries. */
  readonly isStopped?: boolean
  /**
   * Combines the results. Unchanged parts of the combined value stay the same objects, so that their rows do not render
   * again.
   */
  readonly combine: (results: readonly UseQueryResult<Data>[]) => Combined
}

/**
 * Runs many queries of one kind in their order, with only a few pending at the same time. No query is repeated
 * automatically.
 */
export function useFewAtATime<Data, Key extends QueryKey, Combined>(
  queries: readonly UseQueryOptions<Data, Error, Data, Key>[],
  { atATime, isStopped = false, combine }: FewAtATimeOptions<Data, Combined>,
): Combined {
  const client = useQueryClient()
  const waiting = queries.filter(({ queryKey }) => {
    const state = client.getQueryState<Data>(queryKey)
    return state?.data === undefined && state?.status !== 'error'
  })
  const sent = new Set(isStopped ? [] : waiting.slice(0, atATime))
  return useQueries({ queries: queries.map((query) => ({ ...query, enabled: sent.has(query) })), combine })
}
