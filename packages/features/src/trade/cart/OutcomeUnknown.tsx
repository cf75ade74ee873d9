import { Banner, ButtonLink, Hidden, Inline, lazyDialog, Text, useLocale } from '@trade-portal/design-system'
import { useState } from 'react'
import { toastFailure } from '../../foundation/failures/toasts.ts'
import { MoreActions } from '../../foundation/screens/MoreActions.tsx'
import { useHasEnded } from '../../foundation/storage/exclusive.ts'
import { formatMoment } from '../../foundation/time/moments.ts'
import { routes } from '../../routes.ts'
import { orderLock } from '../orders/orderAttempts.ts'
import type { SentAttempt } from '../orders/orderRecords.ts'
import { useUnknownOrder } from '../orders/queries.ts'
import { CheckNowButton } from './CheckNowButton.tsx'
import { useEmptyCart } from './queries.ts'

const UnlockCartDialog = lazyDialog(() =>
  import('../orders/UnlockCartDialog.tsx').then(({ UnlockCartDialog: Dialog }) => Dialog),
)

interface OutcomeUnknownProps {
  readonly attempt: SentAttempt
  /** Whether the bar at the lower edge of a phone or tablet has the button that looks for the order. */
  readonly isCheckedInBar?: boolean
  /**
   * Passed only if the customer has changed to another cart since the order was sent. The notice can then be dismissed, but
   * does not offer to order again.
   */
  readonly onDismiss?: () => void
}

/**
 * Shown for an order that was sent but not answered. The portal looks for the order automatically. The customer can also
 * look for it, start a new cart, or order again. Renders nothing while the order is being sent, in this page or another
 * tab. Use the attempt's time as the React key, because `useHasEnded` stays true for a later attempt.
 */
export function OutcomeUnknown(props: OutcomeUnknownProps) {
  const hasEnded = useHasEnded(orderLock(props.attempt.cartId))
  return hasEnded && <UnknownNotice {...props} />
}

function UnknownNotice({ attempt, isCheckedInBar = false, onDismiss }: OutcomeUnknownProps) {
  const { at, cartId, type } = attempt
  const hasOtherCart = onDismiss !== undefined
  const order = useUnknownOrder(attempt, hasOtherCart)
  const { finding, nextAt, unlockableAt, isUnlockable } = order
  const startNewCart = useEmptyCart()
  const [isAsking, setIsAsking] = useState(false)
  const { locale } = useLocale()
  const timeOf = (moment: number) => new Date(moment).toLocaleTimeString(locale, { timeStyle: 'short' })
  const one = type.toLowerCase()
  const title = `We do not know whether your ${hasOtherCart ? `earlier ${one}` : one} was placed`
  const sentAt = formatMoment(at, locale)
  const mustWait = !hasOtherCart && !isUnlockable
  const steps = [
    nextAt !== null && `We look for it again at ${timeOf(nextAt)}.`,
    mustWait && `You can order it again from ${timeOf(unlockableAt)}.`,
  ].filter((step) => step !== false)
  const checkNow = <CheckNowButton cartId={cartId} size="small" />
  const which = hasOtherCart ? `It was sent for ${attempt.jobName || 'no job'} on ${sentAt}. ` : ''
  return (
    <>
      <Banner
        tone="caution"
        onDismiss={onDismiss}
        title={title}
        // Leaves out the time of the next check, because each new time would be announced.
        announcement={`${title}. ${finding}`}
        details={steps.map((step) => (
          <Text key={step} as="div">
            {step}
          </Text>
        ))}
        action={
          <Inline space="xsmall">
            {isCheckedInBar ? <Hidden below="desktop">{checkNow}</Hidden> : checkNow}
            <ButtonLink href={routes.orders.href()} variant="secondary" size="small">
              View orders
            </ButtonLink>
            {!hasOtherCart && (
              <MoreActions
                size="small"
                items={[
                  {
                    kind: 'action',
                    label: 'Start a new cart',
                    onAction: () => void startNewCart.run(undefined).catch(toastFailure),
                  },
                  { kind: 'action', label: 'Order again…', onAction: () => setIsAsking(true) },
                ]}
              />
            )}
          </Inline>
        }
      >
        {`${which}${finding}`}
      </Banner>
      {isAsking && <UnlockCartDialog attempt={attempt} order={order} onClose={() => setIsAsking(false)} />}
    </>
  )
}
