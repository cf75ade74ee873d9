import { MutationCache, QueryCache, QueryClient, type Mutation } from '@tanstack/react-query'
import { TransportError, type QueryName } from '@trade-portal/supplier-api'
import { toasts } from '../notices/toasts.ts'
import { messageOf } from '../failures/failures.ts'
import { signsOut } from '../failures/signsOut.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen itself shows the failure; no toast repeats it. */
      showsItsFailure?: boolean
    }
    mutationMeta: {
      /** Queries that are out of date after a success. */
      refreshes?: readonly QueryName[]
      /** Said in a toast after a success. */
      success?: string
      /** The caller shows the failure; no toast repeats it. */
      showsItsFailure?: boolean
    }
  }
}

const minute = 60_000

/** One client a session, so that nothing of one customer can be shown to the next. */
export function createQueryClient(onError: (error: unknown) => void): QueryClient {
  const report = (error: unknown, showsItsFailure: boolean | undefined) => {
    onError(error)
    if (!showsItsFailure && !signsOut(error)) toasts.error(messageOf(error))
  }
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => report(error, mutation.meta?.showsItsFailure),
  })
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta?.showsItsFailure) }),
    mutationCache,
    defaultOptions: {
      queries: {
        // Asked at once even when the browser thinks that it is offline: the person gets a sentence, not a spinner, and
        // nothing that waits for a query is sent by itself on reconnect.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: minute,
        gcTime: minute,
        retry: (failures, error) => failures < 3 && error instanceof TransportError && error.retried,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      },
      // A mutation is sent once, now or not at all: never resumed on reconnect, never repeated.
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
  // What follows a success runs outside the mutation: its own failure must not make the mutation look failed.
  mutationCache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') followUp(client, event.mutation)
  })
  return client
}

function followUp(client: QueryClient, mutation: Mutation<unknown, unknown>): void {
  const { refreshes = [], success } = mutation.meta ?? {}
  if (success !== undefined) toasts.success(success)
  for (const name of refreshes) void client.invalidateQueries({ queryKey: [name] })
}
