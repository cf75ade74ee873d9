import { useState } from 'react'
import type { ReactNode } from 'react'
import { OnDemand } from '../components/OnDemand/OnDemand.tsx'

interface MountOnceOpenProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Renders its children from their first opening on: their code can load late, and they can animate when they close. */
export function MountOnceOpen({ isOpen, onClose, children }: MountOnceOpenProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <OnDemand isOpen={isOpen} onClose={onClose}>
        {children}
      </OnDemand>
    )
  )
}
