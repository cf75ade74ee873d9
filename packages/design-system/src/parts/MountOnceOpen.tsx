import { useState } from 'react'
import type { ReactNode } from 'react'
import { OnDemand } from '../components/OnDemand/OnDemand.tsx'

interface MountOnceOpenProps {
  isOpen: boolean
  children: ReactNode
}

/** Renders its children from their first opening on: their code can load late, and they can animate when they close. */
export function MountOnceOpen({ isOpen, children }: MountOnceOpenProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen && <OnDemand>{children}</OnDemand>
}
