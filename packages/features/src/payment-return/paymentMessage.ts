/**
 * The outcome that the page's address claims. The card provider returns the customer to one of three addresses, one for each
 * outcome.
 */
export type ClaimedOutcome = 'approved' | 'declined' | 'cancelled'

/**
 * The supplier's answer, or why there is none. `unasked`: no payment id or no session. `checking`: still waiting.
 * `unchecked`: the check failed.
 */
export type KnownOutcome = ClaimedOutcome | 'pending' | 'unknown' | 'unasked' | 'checking' | 'unchecked'

interface PaymentMessage {
  readonly title: string
  readonly text: string
}

const notConfirmed = 'We could not confirm this payment'
const processedLater = 'The payment will not show on your account until the finance team has processed it.'
const beforePayingAgain = 'Before you pay again, check again or ask your supplier, so that you do not pay twice.'

const answered: Readonly<Record<Exclude<KnownOutcome, 'unasked'>, PaymentMessage>> = {
  approved: { title: 'Payment successful', text: processedLater },
  declined: {
    title: 'Payment failed',
    text: 'The payment was declined, so it does not count towards your account. You can try again, or use another card.',
  },
  cancelled: {
    title: 'Payment cancelled',
    text: 'The payment was cancelled before it was made. Your account has not changed.',
  },
  pending: {
    title: notConfirmed,
    text: `We are still waiting for the bank’s confirmation. ${beforePayingAgain}`,
  },
  unknown: {
    title: notConfirmed,
    text: `There is no clear answer about this payment: it may or may not have been made. ${beforePayingAgain}`,
  },
  checking: { title: 'Checking your payment', text: 'We are asking how this payment ended.' },
  unchecked: {
    title: notConfirmed,
    text: `We do not know whether this payment was made. ${beforePayingAgain}`,
  },
}

/** Messages for an outcome that only the address claims, used if the supplier cannot be asked. */
const claimed: Readonly<Record<ClaimedOutcome, PaymentMessage>> = {
  approved: { ...answered.approved, title: 'Payment not confirmed yet' },
  declined: { title: 'Payment failed', text: 'The card provider reported that the payment was not made.' },
  cancelled: { title: 'Payment cancelled', text: 'The card provider reported that the payment was cancelled.' },
}

/** The message about a payment. The supplier's answer takes precedence over the address, which anybody can write. */
export function paymentMessage(claim: ClaimedOutcome, knowledge: KnownOutcome): PaymentMessage {
  return knowledge === 'unasked' ? claimed[claim] : answered[knowledge]
}

export function mayPayAgain(claim: ClaimedOutcome, knowledge: KnownOutcome): boolean {
  const ended = knowledge === 'unasked' ? claim : knowledge
  return ended === 'declined' || ended === 'cancelled'
}

/** Whether the outcome of the payment is not known yet. */
export const isUncertain = (knowledge: KnownOutcome) => ['pending', 'unknown', 'unchecked'].includes(knowledge)
