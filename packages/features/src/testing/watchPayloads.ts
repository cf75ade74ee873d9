import type { OperationName } from '@trade-portal/supplier-api'
import { watchFetch } from './watchCalls.ts'

export function watchPayloads(name: OperationName): () => unknown[] {
  const calls = watchFetch()
  return () =>
    calls().flatMap(([address, call]) =>
      typeof address === 'string' && address.endsWith(`ipFunction=${name}`) && typeof call?.body === 'string'
        ? [JSON.parse(call.body)]
        : [],
    )
}
