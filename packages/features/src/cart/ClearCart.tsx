import { Button, ConfirmDialog, Inline, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { captureToast } from '../foundation/failures/sessionScope.ts'
import { useEmptyCart } from '../trade/cart/queries.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'

/** Clear All. Asks for confirmation, because it cannot be undone. */
export function ClearCart() {
  const [isAsking, setIsAsking] = useState(false)
  const empty = useEmptyCart()
  const clear = () => {
    const showToast = captureToast()
    return empty
      .run(undefined)
      .then(() => showToast('All lines removed, your cart is empty.'), toastFailure)
      .finally(() => setIsAsking(false))
  }
  return (
    <Inline space="small">
      <Button variant="secondary" tone="critical" icon="bin" onPress={() => setIsAsking(true)}>
        Clear All
      </Button>
      <ConfirmDialog
        title="Clear the cart?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        keepLabel="Keep the cart"
        confirmLabel="Clear All"
        pendingLabel="Clearing…"
        isPending={empty.isPending}
        onConfirm={() => void clear()}
      >
        <Text>All lines are removed. This cannot be undone.</Text>
      </ConfirmDialog>
    </Inline>
  )
}
