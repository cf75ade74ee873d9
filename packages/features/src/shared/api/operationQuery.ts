import { queryOptions } from '@tanstack/react-query'
import type { Args, QueryName, SupplierApi } from '@trade-portal/supplier-api'

/** A query of the registry. Its key is `[operation, arguments]`; read it from here, never type it. */
export function operationQuery<N extends QueryName>(api: SupplierApi, name: N, args: Args<N>) {
  return queryOptions({
    queryKey: [name, args] as const,
    queryFn: ({ signal }) => api[name](args, { signal }),
  })
}

const fiveMinutes = 300_000

/** Options for what seldom changes: fresh, and kept when nobody looks, for five minutes. */
export const keptFiveMinutes = { staleTime: fiveMinutes, gcTime: fiveMinutes, refetchOnWindowFocus: false } as const
