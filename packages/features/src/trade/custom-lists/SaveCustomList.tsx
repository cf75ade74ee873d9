import { Button, lazyDialog } from '@trade-portal/design-system'
import { useState } from 'react'
import { useAccess } from '../access/queries.ts'

const SaveCustomListDialog = lazyDialog(async () => (await import('./SaveCustomListDialog.tsx')).SaveCustomListDialog)

/** The button Save Custom List in the cart, for customers with custom lists. */
export function SaveCustomList({ cartId }: { readonly cartId: string }) {
  const { has } = useAccess()
  const [isOpen, setIsOpen] = useState(false)
  if (!has('customLists')) return null
  return (
    <>
      <Button variant="secondary" icon="list" onPress={() => setIsOpen(true)}>
        Save Custom List
      </Button>
      {isOpen && <SaveCustomListDialog cartId={cartId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
