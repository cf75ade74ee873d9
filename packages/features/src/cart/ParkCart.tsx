import { Button, lazyDialog } from '@trade-portal/design-system'
import { useState } from 'react'
import { useAccess } from '../trade/access/queries.ts'

const ParkCartDialog = lazyDialog(async () => (await import('./ParkCartDialog.tsx')).ParkCartDialog)

/** Puts the cart aside for another job, for customers with custom lists. */
export function ParkCart() {
  const { has } = useAccess()
  const [isOpen, setIsOpen] = useState(false)
  if (!has('customLists')) return null
  return (
    <>
      <Button variant="secondary" icon="list" onPress={() => setIsOpen(true)}>
        Park this cart
      </Button>
      {isOpen && <ParkCartDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
