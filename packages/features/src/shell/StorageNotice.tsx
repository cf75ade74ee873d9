import { Banner } from '@trade-portal/design-system'
import { useState } from 'react'
import { endOfUnstored } from '../foundation/session/sessionRecord.ts'
import { useSession } from '../foundation/session/useSession.ts'

const words = {
  reload: 'Your browser does not keep data for this site: you will be signed out when this page closes or reloads.',
  close: 'Your browser does not keep data for this site beyond this tab: you will be signed out when the tab closes.',
}

/** Shown if the browser could not store the session. */
export function StorageNotice() {
  const { record } = useSession()
  const [end, setEnd] = useState(() => endOfUnstored(record))
  return (
    end && (
      <Banner tone="info" onDismiss={() => setEnd(undefined)}>
        {words[end]}
      </Banner>
    )
  )
}
