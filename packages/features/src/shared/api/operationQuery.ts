import { queryOptions } from '@tanstack/react-query'
import type { Args, QueryName, SupplierApi } from '@trade-portal/supplier-api'

/** Options for a query of the registry. The key is `[operation, arguments]`; read it from here, never write it out. */
export function operationQuery<N extends QueryName>(api: SupplierApi, name: N, args: Args<N>) {
  return queryOptions({
    queryKey: [name, args] as const,
    queryFn: ({ signal }) => api[name](args, { signal }),
  })
}

const fiveMinutes = 300_000

/** Options for data that seldom changes: fresh for five minutes, and cached for five minutes when unused. */
export const keptFiveMinutes = { staleTime: fiveMinutes, gcTime: fiveMinutes, refetchOnWindowFocus: false } as const
