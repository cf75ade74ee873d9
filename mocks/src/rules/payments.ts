import { toCents, type Payload } from '@trade-portal/supplier-api'
import type { Supplier } from '../state/supplier.ts'
import { supplierTime } from '../world/calendar.ts'
import type { PaymentOutcome, PaymentSession } from '../world/world.ts'
import { refuse } from './refusal.ts'

/** A payment as a statement lists it. */
export type PaymentEntry = ReturnType<typeof paymentEntries>[number]

/** The path of the card provider's page. Its query parameter `session` is the payment's id. */
export const paymentPath = '/windcave/pay'

const firstCardPayment = 900_001

const nextNumber = (supplier: Supplier) =>
  [...supplier.paymentSessions.values()].reduce(
    (next, { number }) => Math.max(next, (number ?? 0) + 1),
    firstCardPayment,
  )

/** Opens a payment at the card provider. @throws Refusal for an amount that is not above 0, or a missing reference */
export function startPayment(
  supplier: Supplier,
  customerId: string,
  payload: Payload<'createPaymentSession'>,
): PaymentSession {
  const amount = toCents(payload.paymentAmount)
  if (amount === null || amount <= 0) refuse('paymentAmount', 'The amount must be above 0')
  if (payload.paymentReference.trim() === '') refuse('paymentReference', 'Please enter a payment reference')
  const id = supplier.nextId('payment')
  const withSessionId = (page: string) => `${page}${page.includes('?') ? '&' : '?'}sessionId=${encodeURIComponent(id)}`
  return addPending(supplier, {
    id,
    customerId,
    amount,
    reference: payload.paymentReference,
    callbacks: {
      approved: withSessionId(payload.callbackUrlApproved),
      declined: withSessionId(payload.callbackUrlDeclined),
      cancelled: withSessionId(payload.callbackUrlCancelled),
    },
  })
}

/** What a page passes to the provider to open a hosted checkout, which is the provider's payment page. */
export interface Checkout {
  /** The reference of the payment. */
  readonly description: string
  /** Cents; null if the customer enters the amount at the provider. */
  readonly amount: number | null
  /** Address of the page to open after a payment; each `{id}` is replaced with the payment's id. */
  readonly successUrl: string
  readonly cancelUrl: string
}

/** Opens a payment at a hosted checkout. The call names no customer, but its description begins with the customer's id. */
export function openCheckout(supplier: Supplier, checkout: Checkout): PaymentSession {
  const { description, successUrl, cancelUrl } = checkout
  const id = supplier.nextId('payment')
  const payer = supplier.world.customers.find((customer) => `${description}-`.startsWith(`${customer.id}-`))
  return addPending(supplier, {
    id,
    customerId: payer?.id ?? '',
    amount: checkout.amount ?? 0,
    reference: description,
    callbacks: { approved: successUrl.replaceAll('{id}', id), declined: cancelUrl, cancelled: cancelUrl },
  })
}

function addPending(supplier: Supplier, payment: Omit<PaymentSession, 'status' | 'paidOn' | 'number'>): PaymentSession {
  const session: PaymentSession = { ...payment, status: 'pending', paidOn: null, number: null }
  supplier.paymentSessions.set(session.id, session)
  return session
}

/** @throws Refusal if this customer has no payment with this session id */
export function paymentOf(supplier: Supplier, sessionId: string, customerId: string): PaymentSession {
  const session = supplier.paymentSessions.get(sessionId)
  return session?.customerId === customerId ? session : refuse('sessionID', 'There is no such payment')
}

/** The outcome of a payment. */
export interface Settlement {
  readonly outcome: PaymentOutcome
  /** Cents; needed only if the customer entered the amount at the provider. */
  readonly amount?: number
}

/**
 * Records the first outcome that the provider reports, and ignores later ones.
 * @returns the payment and the portal page to return to; undefined for an unknown payment
 */
export function settlePayment(
  supplier: Supplier,
  sessionId: string,
  { outcome, ...settled }: Settlement,
): { readonly payment: PaymentSession; readonly returnTo: string } | undefined {
  const session = supplier.paymentSessions.get(sessionId)
  if (!session) return undefined
  const isPending = session.status === 'pending'
  const isPaid = isPending && outcome === 'approved'
  const paid = isPaid ? { paidOn: supplierTime(supplier.now()).day, number: nextNumber(supplier) } : {}
  const payment = isPending ? { ...session, ...settled, status: outcome, ...paid } : session
  supplier.paymentSessions.set(sessionId, payment)
  const { customerId, amount, reference } = payment
  if (isPaid) supplier.committedPayments.push({ sessionId, customerId, amount, reference })
  return { payment, returnTo: payment.callbacks[payment.status === 'pending' ? outcome : payment.status] }
}

/** All payments of a customer. Card payments are listed when approved, but change the balances only when processed. */
export function paymentEntries(supplier: Supplier, customerId: string) {
  const byCard = [...supplier.paymentSessions.values()].flatMap(({ paidOn, number, ...payment }) =>
    paidOn === null || number === null ? [] : [{ ...payment, number, type: 'Card Payment' as const, date: paidOn }],
  )
  const cardNumbers = new Set(byCard.map(({ number }) => number))
  const others = supplier.payments
    .filter(({ number }) => !cardNumbers.has(number))
    .map((payment) => ({ ...payment, type: 'Payment' as const }))
  return [...others, ...byCard].filter((payment) => payment.customerId === customerId)
}
