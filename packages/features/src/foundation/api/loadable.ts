/** The part of a query result that screens use. `joinQueries` returns it for several queries at once. */
export interface Loadable<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  /** How often the query has failed. Unlike `error`, it is not reset when a retry starts. */
  readonly errorUpdateCount?: number
  readonly isFetching?: boolean
  readonly refetch: () => unknown
}

type Joined<Queries> = { [Name in keyof Queries]: Queries[Name] extends Loadable<infer Data> ? Data : never }

/**
 * Joins several queries into one. It has data when all of them have data, and fails when one of them fails. `refetch`
 * repeats only the failed queries.
 */
export function joinQueries<Queries extends Record<string, Loadable<unknown>>>(
  queries: Queries,
): Loadable<Joined<Queries>> {
  const all = Object.values(queries)
  const missing = all.filter(({ data }) => data === undefined)
  const failed = missing.filter(({ error }) => error !== null && error !== undefined)
  return {
    data: allData(queries),
    error: failed[0]?.error ?? null,
    errorUpdateCount: missing.reduce((sum, { errorUpdateCount = 0 }) => sum + errorUpdateCount, 0),
    isFetching: all.some(({ isFetching }) => isFetching === true),
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
