import { Button, lazyDialog } from '@trade-portal/design-system'
import { useState } from 'react'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { useAccess } from '../access/queries.ts'
import type { Goods } from './addToList.ts'

/** Loaded on demand, because most visits do not change a list. */
export const AddToListDialog = lazyDialog(async () => (await import('./AddToListDialog.tsx')).AddToListDialog)

/** Whether goods can be added to lists: only if the customer has both lists and a cart. */
export function useCanAddToList(): boolean {
  const { hasCart } = useSettings()
  const { mayOpen } = useAccess()
  return hasCart && mayOpen('customLists')
}

interface AddToListButtonProps {
  readonly goods: readonly Goods[]
  readonly size?: 'small'
}

/** Opens the dialog that adds goods to a list. Disabled while there are none. Left out if the customer has no lists. */
export function AddToListButton({ goods, ...look }: AddToListButtonProps) {
  // The goods of the moment of the press, because the screen may change while the dialog is open.
  const [opened, setOpened] = useState<readonly Goods[] | null>(null)
  if (!useCanAddToList()) return null
  return (
    <>
      <Button {...look} variant="secondary" isDisabled={goods.length === 0} onPress={() => setOpened(goods)}>
        Add to list…
      </Button>
      {opened && <AddToListDialog goods={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
