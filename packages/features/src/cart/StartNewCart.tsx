import { Banner, Button } from '@trade-portal/design-system'
import { useEmptyCart } from '../shared/cart/queries.ts'
import { toastFailure } from '../shared/failures/toastFailure.ts'

/** For a cart that the supplier refuses to show. It may have been replaced on another device, but is never given up unasked. */
export function StartNewCart() {
  const empty = useEmptyCart()
  return (
    <Banner
      tone="neutral"
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={empty.isPending}
          pendingLabel="Starting…"
          onPress={() => void empty.run(undefined).catch(toastFailure)}
        >
          Start a new cart
        </Button>
      }
    >
      If this goes on, you can start a new, empty cart. What is in this one is then given up.
    </Banner>
  )
}
