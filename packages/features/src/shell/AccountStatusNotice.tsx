import { AlertDialog, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { restrictedStatus } from '../trade/access/access.ts'
import { useUserDetails } from '../trade/customer/queries.ts'

/**
 * Shows the supplier's message for an account that is on hold or suspended: once after each sign-in, page load or status
 * change.
 */
export function AccountStatusNotice() {
  const { data: user } = useUserDetails()
  const { onHoldMessage, suspendedMessage } = useSettings()
  const status = restrictedStatus(user?.accountStatus)
  const [read, setRead] = useState<typeof status>()
  // Once the account is no longer restricted, forgets which status the customer has read about. If the same status returns,
  // its message is shown again.
  if (status === undefined && read !== undefined) setRead(undefined)
  const message = status === undefined ? '' : { 'On Hold': onHoldMessage, Suspended: suspendedMessage }[status]
  return (
    <AlertDialog
      title={`Account Status ${status ?? ''}`}
      isOpen={message !== '' && status !== read}
      onClose={() => setRead(status)}
    >
      <Text>{message}</Text>
    </AlertDialog>
  )
}
