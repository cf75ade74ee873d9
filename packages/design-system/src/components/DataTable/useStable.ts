import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A function that never changes and always calls the latest `run`. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** The given value, or state of the hook's own if none is given. The setter never changes. */
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
