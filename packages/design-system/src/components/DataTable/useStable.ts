import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A function that never changes and always runs its latest version. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** State that belongs to the hook unless a value is given. The setter never changes. */
export function useOwnOrGiven<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(initial)
  const set = useStable((value: Value) => {
    if (given === undefined) setOwn(() => value)
    onChange?.(value)
  })
  return [given === undefined ? own : given, set] as const
}
