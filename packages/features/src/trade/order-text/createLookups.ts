/**
 * Looks up codes, a few at a time and each once.
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
    /** Looks up these codes, in this order. Others that have not begun are given up. */
    want: (codes: readonly string[]): void => {
      wanted = codes
      startNext()
    },
    /** Looks up again what had this result. */
    repeat: (isFailed: (result: Result) => boolean): void => {
      setResults(new Map([...results].filter(([, result]) => !isFailed(result))))
      startNext()
    },
  }
}
