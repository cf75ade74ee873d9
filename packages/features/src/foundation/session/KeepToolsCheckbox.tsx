import { Checkbox } from '@trade-portal/design-system'
import { useState } from 'react'
import { keepsTools, setKeepsTools } from '../storage/safeStorage.ts'
import { storageKindOf } from './sessionRecord.ts'
import { useSession } from './useSession.ts'

/** Lets the user decide, where something is kept, whether it outlives signing out. See `isTool` of `userRecords`. */
export function KeepToolsCheckbox() {
  const { record } = useSession()
  const [isKept, setKept] = useState(() => keepsTools(record.username))
  return (
    <Checkbox
      label="Keep my tools on this device"
      description="After you sign out too: saved views, own product codes, letterhead, usual quantities and what you sent by e-mail. No prices, no documents."
      value={isKept}
      onChange={(wanted) => {
        setKeepsTools(record.username, storageKindOf(record), wanted)
        setKept(wanted)
      }}
    />
  )
}
