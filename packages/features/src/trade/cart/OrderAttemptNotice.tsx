import { useCart } from './currentCart.ts'
import { AlreadyPlaced } from './AlreadyPlaced.tsx'
import { OrderNotices } from './OrderNotices.tsx'
import { OutcomeUnknown } from './OutcomeUnknown.tsx'
import { useOrderAttempt } from '../orders/queries.ts'

/**
 * Shows an unfinished earlier attempt to order this cart, with the actions that resolve it, and notices about other
 * orders.
 */
export function OrderAttemptNotice() {
  const { cartId } = useCart()
  const attempt = useOrderAttempt(cartId)
  return (
    <>
      {attempt?.state === 'sent' && <OutcomeUnknown key={attempt.at} attempt={attempt} />}
      {attempt?.state === 'done' && <AlreadyPlaced attempt={attempt} />}
      <OrderNotices />
    </>
  )
}
