import { Banner, Button } from '@trade-portal/design-system'
import { useEffect, useState, type ComponentProps } from 'react'
import { useSession } from '../../foundation/session/useSession.ts'
import { orderAttempts, useOrderRecords } from '../orders/orderAttempts.ts'
import { placedText } from '../orders/orderMessages.ts'
import { isUnread, type DoneAttempt } from '../orders/orderRecords.ts'
import { useOrderAttempt } from '../orders/queries.ts'
import { useCart } from './currentCart.ts'
import { OrderNotices } from './OrderNotices.tsx'
import { OutcomeUnknown } from './OutcomeUnknown.tsx'
import { useEmptyCart } from './queries.ts'

/**
 * Shows an unfinished earlier attempt to order this cart, with the actions that resolve it. Also shows notices about other
 * orders.
 */
export function OrderAttemptNotice(props: Pick<ComponentProps<typeof OutcomeUnknown>, 'isCheckedInBar'>) {
  const { cartId } = useCart()
  const attempt = useOrderAttempt(cartId)
  return (
    <>
      {attempt?.state === 'sent' && <OutcomeUnknown key={attempt.at} attempt={attempt} {...props} />}
      {attempt?.state === 'done' && <AlreadyPlaced attempt={attempt} />}
      <OrderNotices />
    </>
  )
}

/** Shown if a cart was ordered but not emptied. Empties the cart, because it must not be ordered again. */
function AlreadyPlaced({ attempt }: { readonly attempt: DoneAttempt }) {
  const { cartId, type, number } = attempt
  const { run, isPending } = useEmptyCart()
  const [hasFailed, setHasFailed] = useState(false)
  const { write } = orderAttempts.of(useSession())
  const notices = useOrderRecords().filter(isUnread)
  const shown = notices.find((notice) => notice.cartId === cartId && notice.about.kind === 'placed')
  const showEmptied = () => {
    const isLate = shown?.about.kind === 'placed' && shown.about.isLate
    const about = { kind: 'placed' as const, isLate, isEmptied: true }
    write({ state: 'notice', cartId, type, number, about, isDismissed: false })
  }
  const finish = () => run(undefined).then(showEmptied, () => setHasFailed(true))
  useEffect(() => {
    void finish()
    // Empties the cart automatically only once. After a failure the user can try again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  if (shown && !hasFailed) return null
  return (
    <Banner
      tone="info"
      title={placedText(attempt)}
      action={
        hasFailed && (
          <Button size="small" isPending={isPending} onPress={() => void finish()}>
            Empty the cart
          </Button>
        )
      }
    >
      {hasFailed ? 'We could not empty the cart. It cannot be ordered again.' : 'Emptying the cart…'}
    </Banner>
  )
}
