import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'

interface OnceOpenProps {
  isOpen: boolean
  children: ReactNode
}

/** Renders what opens from its first opening on, so that its code can come late and it can still leave with its motion. */
export function OnceOpen({ isOpen, children }: OnceOpenProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen && <Suspense>{children}</Suspense>
}
