import { useEffect, useRef } from 'react'

/** Tells when a value has become another one; not at first. */
export function useOnChange(value: string | undefined, onChange: () => void): void {
  const seen = useRef(value)
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    onChange()
  }, [value, onChange])
}
