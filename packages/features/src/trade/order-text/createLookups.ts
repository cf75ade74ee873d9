/**
 * Looks up product codes: each code once, and at most `atOnce` codes at the same time.
 * @param find Must not reject.
 */
export function createLookups<Result>(find: (code: string) => Promise<Result>, atOnce: number) {
  let results: ReadonlyMap<string, Result> = new Map()
  let wanted: readonly string[] = []
  const running = new Set<string>()
  const listeners = new Set<() => void>()
  const setResults = (changed: ReadonlyMap<string, Result>) => {
    results = changed
    for (const listener of listeners) listener()
  }
  const look = async (code: string): Promise<void> => {
    running.add(code)
    const result = await find(code)
    running.delete(code)
    setResults(new Map([...results, [code, result]]))
    startNext()
  }
  const startNext = () => {
    for (const code of wanted) {
      if (running.size >= atOnce) return
      if (!results.has(code) && !running.has(code)) void look(code)
    }
  }
  return {
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => results,
    /** Looks up these codes in this order. Other codes are dropped if their look-up has not begun. */
    want: (codes: readonly string[]): void => {
      wanted = codes
      startNext()
    },
    /** Drops the failed results, and looks up their codes again if they are still wanted. */
    repeat: (isFailed: (result: Result) => boolean): void => {
      setResults(new Map([...results].filter(([, result]) => !isFailed(result))))
      startNext()
    },
  }
}
