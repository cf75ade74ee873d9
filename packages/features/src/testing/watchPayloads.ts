import type { OperationName } from '@trade-portal/supplier-api'
import { watchFetch } from './watchFetch.ts'

/** Reads what an operation sends from now on, in the fields of the wire. */
export function watchPayloads(name: OperationName): () => unknown[] {
  const calls = watchFetch()
  return () =>
    calls().flatMap(([address, call]) =>
      typeof address === 'string' && address.endsWith(`ipFunction=${name}`) && typeof call?.body === 'string'
        ? [JSON.parse(call.body)]
        : [],
    )
}
