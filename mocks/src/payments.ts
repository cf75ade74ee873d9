import { toCents, type Payload } from '@trade-portal/supplier-api'
import { calendarOf } from './calendar.ts'
import { sum } from './money.ts'
import { refuse } from './refusal.ts'
import type { Supplier } from './supplier.ts'
import type { IsoDay, PaymentOutcome, PaymentSession } from './world/world.ts'

/** Money of a customer's as statements list it. */
export interface PaymentEntry {
  readonly number: number
  readonly type: 'Payment' | 'Card Payment'
  readonly date: IsoDay
  readonly reference: string
  /** Cents. */
  readonly amount: number
}

const firstCardPayment = 900_001

/** Opens a payment at the card provider. @throws Refusal unless there is an amount to pay */
export function openPayment(
  supplier: Supplier,
  customerId: string,
  payload: Payload<'createPaymentSession'>,
): PaymentSession {
  const amount = toCents(payload.paymentAmount)
  if (amount === null || amount <= 0) refuse('paymentAmount', 'The amount must be above 0')
  if (payload.paymentReference.trim() === '') refuse('paymentReference', 'Please enter a payment reference')
  const session: PaymentSession = {
    id: supplier.nextId('payment'),
    customerId,
    amount,
    reference: payload.paymentReference,
    callbacks: {
      approved: payload.callbackUrlApproved,
      declined: payload.callbackUrlDeclined,
      cancelled: payload.callbackUrlCancelled,
    },
    status: 'pending',
    paidOn: null,
  }
  supplier.paymentSessions.set(session.id, session)
  return session
}

/** @throws Refusal unless the customer has this payment */
export function paymentOf(supplier: Supplier, sessionId: string, customerId: string): PaymentSession {
  const session = supplier.paymentSessions.get(sessionId)
  return session?.customerId === customerId ? session : refuse('sessionID', 'There is no such payment')
}

/**
 * What the provider reports, once: later reports change nothing. Answers the payment and the page to go back to;
 * undefined for an unknown payment.
 */
export function settlePayment(
  supplier: Supplier,
  sessionId: string,
  outcome: PaymentOutcome,
): { readonly payment: PaymentSession; readonly returnTo: string } | undefined {
  const session = supplier.paymentSessions.get(sessionId)
  if (!session) return undefined
  const isNews = session.status === 'pending'
  const paidOn = isNews && outcome === 'approved' ? calendarOf(supplier.now()).day : session.paidOn
  const payment = isNews ? { ...session, status: outcome, paidOn } : session
  supplier.paymentSessions.set(sessionId, payment)
  const { customerId, amount, reference } = payment
  if (paidOn !== session.paidOn) supplier.committedPayments.push({ sessionId, customerId, amount, reference })
  const page = payment.callbacks[payment.status === 'pending' ? outcome : payment.status]
  return { payment, returnTo: `${page}${page.includes('?') ? '&' : '?'}sessionId=${encodeURIComponent(sessionId)}` }
}

/** Every payment of a customer's. Those by card lower no balance: the finance team has yet to process them. */
export function paymentEntries(supplier: Supplier, customerId: string): PaymentEntry[] {
  const processed = supplier.world.payments.map(({ settles, ...payment }) => ({
    ...payment,
    type: 'Payment' as const,
    amount: sum(settles.map(({ amount }) => amount)),
  }))
  const byCard = [...supplier.paymentSessions.values()].flatMap(({ paidOn, ...payment }) =>
    paidOn === null ? [] : [{ ...payment, type: 'Card Payment' as const, date: paidOn }],
  )
  const numbered = byCard.map((payment, index) => ({ ...payment, number: firstCardPayment + index }))
  return [...processed, ...numbered].filter((payment) => payment.customerId === customerId)
}
