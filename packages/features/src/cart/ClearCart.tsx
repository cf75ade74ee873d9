import { AlertDialog, Button, Inline, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { toasts } from '../shared/notices/toasts.ts'
import { toastFailure } from '../shared/failures/toastFailure.ts'
import { useEmptyCart } from '../shared/cart/queries.ts'

/** Clear All. Asks for confirmation, because it cannot be undone. */
export function ClearCart() {
  const [isAsking, setIsAsking] = useState(false)
  const empty = useEmptyCart()
  const clear = () =>
    empty
      .run(undefined)
      .then(() => toasts.tell('All lines removed, your cart is empty.'), toastFailure)
      .finally(() => setIsAsking(false))
  return (
    <Inline space="small">
      <Button variant="secondary" tone="critical" icon="bin" onPress={() => setIsAsking(true)}>
        Clear All
      </Button>
      <AlertDialog
        title="Clear the cart?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        closeLabel="Keep the cart"
        actions={
          <Button
            tone="critical"
            icon="bin"
            isPending={empty.isPending}
            pendingLabel="Clearing…"
            onPress={() => void clear()}
          >
            Clear All
          </Button>
        }
      >
        <Text>All lines are removed. This cannot be undone.</Text>
      </AlertDialog>
    </Inline>
  )
}
