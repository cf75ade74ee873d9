import { Button } from '@trade-portal/design-system'
import type { TransactionType } from '../trade/orders/orderRecords.ts'

/** Props of the buttons that send the checkout. */
export interface Sending {
  readonly isPending: boolean
  /** True if this cart was sent as an order before, so it must not be sent again. */
  readonly isLocked: boolean
  readonly onSend: (type: TransactionType) => void
}

/** Confirm Order, or Create Quote. */
export function OrderButton({ type, isPending, isLocked, onSend }: Sending & { readonly type: TransactionType }) {
  if (type === 'Quote') {
    return (
      <Button variant="secondary" width="full" isDisabled={isLocked || isPending} onPress={() => onSend(type)}>
        Create Quote
      </Button>
    )
  }
  return (
    <Button
      width="full"
      isDisabled={isLocked}
      isPending={isPending}
      pendingLabel="Sending…"
      onPress={() => onSend(type)}
    >
      Confirm Order
    </Button>
  )
}
