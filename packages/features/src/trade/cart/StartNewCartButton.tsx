import { Button } from '@trade-portal/design-system'
import { toastFailure } from '../../foundation/failures/toasts.ts'
import { useEmptyCart } from './queries.ts'

/** A button that replaces the current cart with a new, empty one. */
export function StartNewCartButton() {
  const empty = useEmptyCart()
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={empty.isPending}
      pendingLabel="Starting…"
      onPress={() => void empty.run(undefined).catch(toastFailure)}
    >
      Start a new cart
    </Button>
  )
}
