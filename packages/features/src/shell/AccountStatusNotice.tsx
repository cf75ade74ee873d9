import { AlertDialog, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { restrictedStatus } from '../shared/account-status/restrictedStatus.ts'
import { useUserDetails } from '../shared/customer/queries.ts'
import { useSettings } from '../shared/settings/useConfiguration.ts'

/** Shows the supplier's message if the account is on hold or suspended, once after each sign-in or page load. */
export function AccountStatusNotice() {
  const { data: user } = useUserDetails()
  const { onHoldMessage, suspendedMessage } = useSettings()
  const [isRead, setIsRead] = useState(false)
  const status = restrictedStatus(user?.accountStatus)
  const message = status === undefined ? '' : { 'On Hold': onHoldMessage, Suspended: suspendedMessage }[status]
  return (
    <AlertDialog
      title={`Account Status ${status ?? ''}`}
      isOpen={message !== '' && !isRead}
      onClose={() => setIsRead(true)}
    >
      <Text>{message}</Text>
    </AlertDialog>
  )
}
