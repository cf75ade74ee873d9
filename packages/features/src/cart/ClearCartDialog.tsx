import { ConfirmDialog, Text } from '@trade-portal/design-system'
import { captureToast } from '../foundation/failures/sessionScope.ts'
import { useEmptyCart } from '../trade/cart/queries.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'

interface ClearCartDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for confirmation before all lines are removed, because that cannot be undone. */
export function ClearCartDialog({ isOpen, onClose }: ClearCartDialogProps) {
  const empty = useEmptyCart()
  const clear = () => {
    const showToast = captureToast()
    return empty
      .run(undefined)
      .then(() => showToast('All lines removed, your cart is empty.'), toastFailure)
      .finally(onClose)
  }
  return (
    <ConfirmDialog
      title="Clear the cart?"
      isOpen={isOpen}
      onClose={onClose}
      keepLabel="Keep the cart"
      confirmLabel="Clear All"
      pendingLabel="Clearing…"
      isPending={empty.isPending}
      onConfirm={() => void clear()}
    >
      <Text>All lines are removed. This cannot be undone.</Text>
    </ConfirmDialog>
  )
}
