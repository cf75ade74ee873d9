import { queryOptions, replaceEqualDeep, skipToken } from '@tanstack/react-query'
import type { Args, QueryName, SupplierApi } from '@trade-portal/supplier-api'

/** Options for a query of the operation registry. Its key is `[operation, arguments]`; never write such a key by hand. */
export function operationQuery<N extends QueryName>(api: SupplierApi, name: N, args: Args<N>) {
  return queryOptions({
    queryKey: [name, args] as const,
    queryFn: ({ signal }) => api[name](args, { signal }),
  })
}

/**
 * Options for a query that combines several operations. Its key is `[name, about]`, with a name that no operation has. It is
 * disabled while `about` is null.
 */
export function composedQuery<About, Data>(
  name: `find${string}`,
  about: About | null,
  find: (about: About) => Promise<Data>,
) {
  return queryOptions({
    queryKey: [name, about] as const,
    queryFn: about === null ? skipToken : () => find(about),
  })
}

const fiveMinutes = 300_000

/** Options for data that seldom changes: fresh for five minutes, and kept in the cache for five minutes without use. */
export const cachedFiveMinutes = { staleTime: fiveMinutes, gcTime: fiveMinutes, refetchOnWindowFocus: false } as const

/**
 * The `structuralSharing` of a long list: keeps the objects of unchanged items even if their positions change. TanStack
 * Query compares items by position. If an early item were removed, all later items would become new objects and render
 * again.
 */
export function reuseUnchanged(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return replaceEqualDeep(before, after)
  const known = new Set<unknown>(before)
  const kept = after.map((item: unknown, index) => (known.has(item) ? item : replaceEqualDeep(before[index], item)))
  const isSame = kept.length === before.length && kept.every((item, index) => item === before[index])
  return isSame ? before : kept
}
