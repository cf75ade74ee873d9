import { useEffect, useState } from 'react'

/** How long typing must rest before it counts, in milliseconds. */
export const searchDelayMs = 400

/** A value as it was when it last rested for a while. */
export function useDebounced<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), searchDelayMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
