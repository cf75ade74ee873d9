import { Button, lazyDialog } from '@trade-portal/design-system'
import { useState } from 'react'
import { useAccess } from '../trade/access/queries.ts'

const PleaseApproveDialog = lazyDialog(async () => (await import('./PleaseApproveDialog.tsx')).PleaseApproveDialog)

/** Asks a colleague to approve the cart, for customers who have custom lists and see the users of their account. */
export function PleaseApprove() {
  const { has } = useAccess()
  const [isOpen, setIsOpen] = useState(false)
  if (!has('customLists') || !has('admin')) return null
  return (
    <>
      <Button variant="secondary" icon="user" onPress={() => setIsOpen(true)}>
        Please approve
      </Button>
      {isOpen && <PleaseApproveDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
