const fiveMinutes = 300_000

/** For what seldom changes: fresh, and kept when nobody looks, for five minutes. */
export const keptFiveMinutes = { staleTime: fiveMinutes, gcTime: fiveMinutes, refetchOnWindowFocus: false } as const
