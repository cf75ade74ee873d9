import { useState } from 'react'
import { useStable } from './useStable.ts'

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
