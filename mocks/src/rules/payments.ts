import { toCents, type Payload } from '@trade-portal/supplier-api'
import { calendarOf } from '../world/calendar.ts'
import { sum } from '../world/money.ts'
import { refuse } from './refusal.ts'
import type { Supplier } from '../state/supplier.ts'
import type { IsoDay, PaymentOutcome, PaymentSession } from '../world/world.ts'

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
  const id = supplier.nextId('payment')
  const back = (page: string) => `${page}${page.includes('?') ? '&' : '?'}sessionId=${encodeURIComponent(id)}`
  return opened(supplier, {
    id,
    customerId,
    amount,
    reference: payload.paymentReference,
    callbacks: {
      approved: back(payload.callbackUrlApproved),
      declined: back(payload.callbackUrlDeclined),
      cancelled: back(payload.callbackUrlCancelled),
    },
  })
}

/** What a page hands over to a hosted checkout, which asks the customer for all else. */
export interface Checkout {
  /** The reference of the payment. */
  readonly description: string
  /** Cents; null where the customer is to say how much. */
  readonly amount: number | null
  /** Each `{id}` in it becomes the transaction's. */
  readonly successUrl: string
  readonly cancelUrl: string
}

/** Opens a payment at a hosted checkout. Whose it is can only be told by its reference. */
export function openCheckout(supplier: Supplier, checkout: Checkout): PaymentSession {
  const { description, successUrl, cancelUrl } = checkout
  const id = supplier.nextId('payment')
  const payer = supplier.world.customers.find((customer) => `${description}-`.startsWith(`${customer.id}-`))
  return opened(supplier, {
    id,
    customerId: payer?.id ?? '',
    amount: checkout.amount ?? 0,
    reference: description,
    callbacks: { approved: successUrl.replaceAll('{id}', id), declined: cancelUrl, cancelled: cancelUrl },
  })
}

function opened(supplier: Supplier, payment: Omit<PaymentSession, 'status' | 'paidOn'>): PaymentSession {
  const session: PaymentSession = { ...payment, status: 'pending', paidOn: null }
  supplier.paymentSessions.set(session.id, session)
  return session
}

/** @throws Refusal unless the customer has this payment */
export function paymentOf(supplier: Supplier, sessionId: string, customerId: string): PaymentSession {
  const session = supplier.paymentSessions.get(sessionId)
  return session?.customerId === customerId ? session : refuse('sessionID', 'There is no such payment')
}

/** What became of a payment. */
export interface Settlement {
  readonly outcome: PaymentOutcome
  /** Cents, where the customer said at the provider how much. */
  readonly amount?: number
}

/**
 * What the provider reports, once: later reports change nothing. Answers the payment and the page to go back to;
 * undefined for an unknown payment.
 */
export function settlePayment(
  supplier: Supplier,
  sessionId: string,
  { outcome, ...settled }: Settlement,
): { readonly payment: PaymentSession; readonly returnTo: string } | undefined {
  const session = supplier.paymentSessions.get(sessionId)
  if (!session) return undefined
  const isNews = session.status === 'pending'
  const paidOn = isNews && outcome === 'approved' ? calendarOf(supplier.now()).day : session.paidOn
  const payment = isNews ? { ...session, ...settled, status: outcome, paidOn } : session
  supplier.paymentSessions.set(sessionId, payment)
  const { customerId, amount, reference } = payment
  if (paidOn !== session.paidOn) supplier.committedPayments.push({ sessionId, customerId, amount, reference })
  return { payment, returnTo: payment.callbacks[payment.status === 'pending' ? outcome : payment.status] }
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
