import { EmptyState, ErrorState, Spinner, type EmptyStateProps } from '@trade-portal/design-system'
import { useEffect, type ReactNode } from 'react'
import { markTold, messageOf, signsOut } from '../failures/failures.ts'

/** What a screen needs of a query, or of several that are joined. */
export interface Loadable<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

export interface LoadedProps<Data> {
  readonly query: Loadable<Data>
  /** What is loading, as a customer calls it: "your cart". */
  readonly what: string
  /** Shown instead of an empty list: a title, or the whole state. */
  readonly empty?: string | EmptyStateProps
  readonly children: (data: Data) => ReactNode
}

/**
 * Loading, failed with a way to try again, empty, or there. Data that is there stays while it is refreshed, also when
 * that fails: then a toast tells.
 */
export function Loaded<Data>({ query, what, empty, children }: LoadedProps<Data>) {
  const { data, error } = query
  if (data !== undefined) {
    if (empty === undefined || !Array.isArray(data) || data.length > 0) return children(data)
    return <EmptyState {...(typeof empty === 'string' ? { title: empty } : empty)} />
  }
  if (error === null || error === undefined || signsOut(error)) return <Spinner label={`Loading ${what}`} />
  return <LoadFailure what={what} error={error} onRetry={() => void query.refetch()} />
}

function LoadFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  useEffect(() => markTold(error), [error])
  return <ErrorState title={`We could not load ${what}`} message={messageOf(error)} onRetry={onRetry} />
}

/** A query that a screen does not wait for: null while it loads. */
export function notAwaited<Data>({ data, error, refetch }: Loadable<Data>): Loadable<Data | null> {
  const isLoading = error === null || error === undefined
  return { data: data ?? (isLoading ? null : undefined), error, refetch }
}

type Joined<Queries> = { [Name in keyof Queries]: Queries[Name] extends Loadable<infer Data> ? Data : never }

/** Several queries as one: there when all are, failed when one is, and only what failed is asked for again. */
export function joinQueries<Queries extends Record<string, Loadable<unknown>>>(
  queries: Queries,
): Loadable<Joined<Queries>> {
  const all = Object.values(queries)
  const failed = all.filter(({ data, error }) => data === undefined && error !== null && error !== undefined)
  return {
    data: allData(queries),
    error: failed[0]?.error ?? null,
    refetch: () => {
      for (const query of failed) void query.refetch()
    },
  }
}

function allData<Queries extends Record<string, Loadable<unknown>>>(queries: Queries): Joined<Queries> | undefined
function allData(queries: Record<string, Loadable<unknown>>): Record<string, unknown> | undefined {
  const entries = Object.entries(queries).map(([name, { data }]) => [name, data] as const)
  return entries.some(([, data]) => data === undefined) ? undefined : Object.fromEntries(entries)
}
