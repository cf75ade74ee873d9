import { Button, OnDemand } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useState } from 'react'
import { useEntries } from '../entries/queries.ts'

const SaveCustomListDialog = lazyCode(async () => (await import('./SaveCustomListDialog.tsx')).SaveCustomListDialog)

/** Save Custom List, in the cart. Nothing for a customer who has no custom lists. */
export function SaveCustomList({ cartId }: { readonly cartId: string }) {
  const { has } = useEntries()
  const [isOpen, setIsOpen] = useState(false)
  if (!has('customLists')) return null
  return (
    <>
      <Button variant="secondary" icon="list" onPress={() => setIsOpen(true)}>
        Save Custom List
      </Button>
      {isOpen && (
        <OnDemand onClose={() => setIsOpen(false)}>
          <SaveCustomListDialog cartId={cartId} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  )
}
