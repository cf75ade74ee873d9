import { startTransition, useEffect, useState } from 'react'
import { whenPainted } from '../../time/whenPainted.ts'

/** Whether this value has been painted: what can wait is rendered after that, and not before the first sight of it. */
export function usePainted(value: unknown): boolean {
  const [painted, setPainted] = useState<unknown>()
  useEffect(() => whenPainted(() => startTransition(() => setPainted(value))), [value])
  return painted === value
}
