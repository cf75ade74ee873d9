import { Banner, Button } from '@trade-portal/design-system'
import { useEffect, useState } from 'react'
import { placedText, type DoneAttempt, type SentAttempt } from '../cart/orderAttempts.ts'
import { useCart } from '../cart/currentCart.ts'
import { useEmptyCart } from '../cart/queries.ts'
import { messageOf, signsOut } from '../failures/failures.ts'
import { toasts } from '../notices/toasts.ts'
import type { CheckResult } from './checkAttempt.ts'
import { useAnnouncedOrder, useCheckAttempt, useOrderAttempt } from './queries.ts'

/** Shows an unfinished earlier attempt to order this cart, and the action that resolves it. */
export function OrderAttemptNotice() {
  const { cartId } = useCart()
  const attempt = useOrderAttempt(cartId)
  const [announced, announce] = useAnnouncedOrder()
  if (attempt?.state === 'sent') return <OutcomeUnknown attempt={attempt} />
  if (attempt?.state === 'done') return <AlreadyPlaced attempt={attempt} onFinished={announce} />
  if (!announced) return null
  return (
    <Banner tone="positive" title={placedText(announced)} onDismiss={() => announce(null)}>
      Its cart has been emptied.
    </Banner>
  )
}

const findings = {
  stillSending: 'It is still being sent. Check again when that has finished.',
  tooEarly: 'It is not in the list of orders yet, but may still come. Check again in a minute.',
  unclear: 'It is not in the list of orders, yet your cart is empty. Please call us before you order again.',
} satisfies Record<Exclude<CheckResult, 'placed' | 'notPlaced'>, string>

function OutcomeUnknown({ attempt }: { attempt: SentAttempt }) {
  const { run, isPending } = useCheckAttempt(attempt.cartId)
  const [finding, setFinding] = useState(
    'It was sent, but no answer came back. Check before you try again, so that it is not placed twice.',
  )
  const kind = attempt.type.toLowerCase()
  const check = async () => {
    try {
      const result = await run(undefined)
      if (result === 'notPlaced') toasts.success(`Your ${kind} had not been placed. You can send it again.`)
      else if (result !== 'placed') setFinding(findings[result])
    } catch (error) {
      if (!signsOut(error)) setFinding(messageOf(error))
    }
  }
  return (
    <Banner
      tone="caution"
      title={`We do not know whether your ${kind} was placed`}
      action={
        <Button size="small" isPending={isPending} pendingLabel="Checking…" onPress={() => void check()}>
          Check now
        </Button>
      }
    >
      {finding}
    </Banner>
  )
}

interface AlreadyPlacedProps {
  readonly attempt: DoneAttempt
  readonly onFinished: (attempt: DoneAttempt) => void
}

/** The order was placed, but its cart has not been emptied. It must not be ordered again, so it is emptied here. */
function AlreadyPlaced({ attempt, onFinished }: AlreadyPlacedProps) {
  const { run, isPending } = useEmptyCart()
  const [hasFailed, setHasFailed] = useState(false)
  const finish = () =>
    run(undefined).then(
      () => onFinished(attempt),
      () => setHasFailed(true),
    )
  useEffect(() => {
    void finish()
    // Automatically only once. After a failure the user can try again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
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
      {hasFailed ? 'The cart could not be emptied. It cannot be ordered again.' : 'Emptying the cart…'}
    </Banner>
  )
}
