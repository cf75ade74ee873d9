import { Banner, Button } from '@trade-portal/design-system'
import { useEffect, useState } from 'react'
import { messageOf } from '../failures/failures.ts'
import { signsOut } from '../failures/failures.ts'
import { useCart, useEmptyCart } from '../cart/queries.ts'
import { toasts } from '../notices/toasts.ts'
import { useSession } from '../session/useSession.ts'
import type { CheckResult } from './checkAttempt.ts'
import type { DoneAttempt, SentAttempt } from '../cart/orderAttempts.ts'
import { placedText } from './placedText.ts'
import { useAnnouncedOrder, useAttempt, useCheckAttempt } from './queries.ts'

/** Tells of an earlier attempt to order this cart, and helps to bring it to its end. */
export function OrderAttemptNotice() {
  const { cartId } = useCart()
  const attempt = useAttempt(cartId)
  const { attempts } = useSession()
  const announced = useAnnouncedOrder()
  if (attempt?.state === 'sent') return <OutcomeUnknown attempt={attempt} />
  if (attempt?.state === 'done') return <AlreadyPlaced attempt={attempt} />
  if (!announced) return null
  return (
    <Banner tone="positive" title={placedText(announced)} onDismiss={() => attempts.announce(null)}>
      Its cart has been emptied.
    </Banner>
  )
}

const findings = {
  stillSending: 'It is still being sent. Check again when that has come to an end.',
  tooEarly: 'It is not in the list of orders yet, but may still come. Check again in a minute.',
  unclear: 'It is not in the list of orders, yet your cart is empty. Please call us before you order again.',
} satisfies Record<Exclude<CheckResult, 'placed' | 'notPlaced'>, string>

function OutcomeUnknown({ attempt }: { attempt: SentAttempt }) {
  const check = useCheckAttempt(attempt.cartId)
  const [finding, setFinding] = useState(
    'It was sent, but no answer came back. Check before you try again, so that it is not placed twice.',
  )
  const kind = attempt.type.toLowerCase()
  const report = (result: CheckResult) => {
    if (result === 'notPlaced') toasts.success(`Your ${kind} had not been placed. You can send it again.`)
    else if (result !== 'placed') setFinding(findings[result])
  }
  return (
    <Banner
      tone="caution"
      title={`We do not know whether your ${kind} was placed`}
      action={
        <Button
          size="small"
          isPending={check.isPending}
          pendingLabel="Checking…"
          onPress={() =>
            void check.run(undefined).then(report, (error: unknown) => !signsOut(error) && setFinding(messageOf(error)))
          }
        >
          Check now
        </Button>
      }
    >
      {finding}
    </Banner>
  )
}

/** The order exists, so its cart is spent: emptying it is finished here if it was interrupted. */
function AlreadyPlaced({ attempt }: { attempt: DoneAttempt }) {
  const { attempts } = useSession()
  const { run, isPending } = useEmptyCart({ showsItsFailure: true })
  const [hasFailed, setHasFailed] = useState(false)
  const finish = () =>
    run(undefined).then(
      () => attempts.announce(attempt),
      () => setHasFailed(true),
    )
  useEffect(() => {
    void finish()
    // Once on arrival; afterwards only when a person asks.
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
