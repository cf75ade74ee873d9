import type { OperationName } from '@trade-portal/supplier-api'
import { spyOn } from 'storybook/test'

/** Reads what an operation sends from now on, in the fields of the wire. */
export function watchPayloads(name: OperationName): () => unknown[] {
  const sent = spyOn(window, 'fetch')
  return () =>
    sent.mock.calls.flatMap(([address, call]) =>
      typeof address === 'string' && address.endsWith(`ipFunction=${name}`) && typeof call?.body === 'string'
        ? [JSON.parse(call.body)]
        : [],
    )
}
