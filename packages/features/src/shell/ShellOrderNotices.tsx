import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useLocation } from 'react-router-dom'
import { routes } from '../routes.ts'
import { useOrderRecords } from '../trade/orders/orderAttempts.ts'
import { isOpen, isUnread } from '../trade/orders/orderRecords.ts'
import { OptionalPart } from '../foundation/failures/OptionalPart.tsx'

const OrderNotices = lazyCode(async () => (await import('../trade/cart/OrderNotices.tsx')).OrderNotices)

/** Looks for orders of unknown outcome, and shows what it finds, except on cart and checkout, which do so themselves. */
export function ShellOrderNotices() {
  const { pathname } = useLocation()
  const hasNotices = useOrderRecords().some((record) => isOpen(record) || isUnread(record))
  if (!hasNotices || pathname === routes.cart.href() || pathname === routes.checkout.href()) return null
  return (
    <OptionalPart>
      <OrderNotices />
    </OptionalPart>
  )
}
