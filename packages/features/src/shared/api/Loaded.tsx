import { EmptyState, ErrorState, Spinner, VisuallyHidden, type EmptyStateProps } from '@trade-portal/design-system'
import { useEffect, useState, type ReactNode } from 'react'
import { markTold, messageOf, signsOut } from '../failures/failures.ts'

/** The part of a query result that screens use. `joinQueries` returns the same shape for several queries. */
export interface Loadable<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

export interface LoadedProps<Data> {
  readonly query: Loadable<Data>
  /** What is loading, for the texts "Loading your cart" and "We could not load your cart": "your cart". */
  readonly what: string
  /** Shown instead of an empty list: a title, or all props of the EmptyState. */
  readonly empty?: string | EmptyStateProps
  /** Shown while it loads, in the height of the data; without one a spinner. */
  readonly skeleton?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/**
 * Shows the state of a query: loading, failed with a retry button, empty, or its data. Existing data stays visible
 * during a refresh and after a failed refresh, which the query client reports in a toast.
 */
export function Loaded<Data>({ query, what, empty, skeleton, children }: LoadedProps<Data>) {
  const { data, error } = query
  if (data !== undefined) {
    if (empty === undefined || !Array.isArray(data) || data.length > 0) return children(data)
    return <EmptyState {...(typeof empty === 'string' ? { title: empty } : empty)} />
  }
  if (error === null || error === undefined || signsOut(error)) return <Waiting what={what} skeleton={skeleton} />
  return <LoadFailure what={what} error={error} onRetry={() => void query.refetch()} />
}

export type WaitingProps = Pick<LoadedProps<unknown>, 'what' | 'skeleton'>

/** Says what is loading: only to screen readers where a skeleton shows it. */
export function Waiting({ what, skeleton }: WaitingProps) {
  if (skeleton === undefined) return <Spinner label={`Loading ${what}`} />
  return (
    <>
      <VisuallyHidden>
        <Announcement text={`Loading ${what}`} />
      </VisuallyHidden>
      {skeleton}
    </>
  )
}

/** In the page one frame before it has its text, because screen readers announce only changes. */
function Announcement({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(text))
    return () => cancelAnimationFrame(frame)
  }, [text])
  return <output>{announced}</output>
}

function LoadFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  useEffect(() => markTold(error), [error])
  return <ErrorState title={`We could not load ${what}`} message={messageOf(error)} onRetry={onRetry} />
}

/** For data that a screen can do without at first: null instead of undefined while the query loads. */
export function nullWhileLoading<Data>({ data, error, refetch }: Loadable<Data>): Loadable<Data | null> {
  const isLoading = error === null || error === undefined
  return { data: data ?? (isLoading ? null : undefined), error, refetch }
}

type Joined<Queries> = { [Name in keyof Queries]: Queries[Name] extends Loadable<infer Data> ? Data : never }

/** Joins queries: has data when all have, and fails when one does. `refetch` repeats only the failed ones. */
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
