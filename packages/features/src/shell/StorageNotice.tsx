import { Banner } from '@trade-portal/design-system'
import { useState } from 'react'
import { isKeptInMemory } from '../shared/storage/safeStorage.ts'

/** Shown if the browser does not store data for the portal. */
export function StorageNotice() {
  const [isShown, setIsShown] = useState(isKeptInMemory)
  return (
    isShown && (
      <Banner tone="info" onDismiss={() => setIsShown(false)}>
        Your browser does not keep data for this site: you will be signed out when this page closes or reloads.
      </Banner>
    )
  )
}
