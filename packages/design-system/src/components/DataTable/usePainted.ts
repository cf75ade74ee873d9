import { startTransition, useEffect, useState } from 'react'

/** Whether this value has been painted: what can wait is rendered after that, and not before the first sight of it. */
export function usePainted(value: unknown): boolean {
  const [painted, setPainted] = useState<unknown>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // A task that follows a frame comes after its painting.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return painted === value
}
