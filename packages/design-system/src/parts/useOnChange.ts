import { useEffect, useRef } from 'react'

/** Calls `onChange` when the value changes, but not for the first value. */
export function useOnChange(value: string | undefined, onChange: () => void): void {
  const seen = useRef(value)
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    onChange()
  }, [value, onChange])
}
