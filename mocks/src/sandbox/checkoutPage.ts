import { toCents } from '@trade-portal/supplier-api'
import type { PaymentSession } from '../world/world.ts'
import type { WorldRouter } from '../worldRouter/createWorldRouter.ts'
import { merchants } from './checkoutScript.ts'
import { backToPortal, page, type PageField } from './page.ts'

/** The provider's script sends the browser to `checkoutPath`, which redirects to the page on which the customer pays. */
export const checkoutPath = '/windriver/checkout'
export const checkoutPagePath = '/windriver/pay'

const buttons = [
  ['approved', 'Pay'],
  ['cancelled', 'Cancel'],
] as const
const amountField: PageField = { name: 'amount', label: 'Amount', autocomplete: 'off' }
const shippingFields: readonly PageField[] = [
  { name: 'name', label: 'Name', autocomplete: 'name' },
  { name: 'address', label: 'Shipping address', autocomplete: 'street-address' },
]

/**
 * Opens a payment with the script's arguments and redirects to the page of that payment. So reloading the page does not
 * open a second payment.
 */
export async function beginCheckout(router: WorldRouter, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const merchant = merchants.get(query.get('key') ?? '')
  if (!merchant) return page(403, 'Not possible', ['The checkout key is missing or not known.'])
  const description = (query.get('description') ?? '').trim()
  const amount = query.has('amount') ? parseCents(query.get('amount')) : null
  if (description === '' || amount === 0)
    return page(400, 'Not possible', ['A payment has a description, and an amount above 0 or none.'])
  const payment = await router.openCheckout(merchant.world, {
    description,
    amount,
    successUrl: query.get('success') ?? '',
    cancelUrl: query.get('cancel') ?? '',
  })
  const pageQuery = new URLSearchParams({
    transaction: payment.id,
    merchant: merchant.name,
    shipping: String(query.get('shipping') === 'true'),
  })
  return new Response(null, { status: 303, headers: { Location: `${checkoutPagePath}?${pageQuery.toString()}` } })
}

/** Shows the page of the hosted checkout. When its form is sent, redirects back to the portal. */
export async function answerCheckout(router: WorldRouter, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const payment = router.paymentSession(query.get('transaction') ?? '')
  if (!payment)
    return page(404, 'Payment not found', ['The provider does not know this payment. Please start it again.'])
  if (request.method === 'POST') return submitted(router, payment, request)
  if (request.method !== 'GET') return page(405, 'Not possible', ['This page can be opened and its form sent.'])
  if (payment.status !== 'pending')
    return page(410, `Payment ${payment.status}`, [`The payment of ${payment.reference} is over.`])
  const facts = [
    `To: ${query.get('merchant') ?? ''}`,
    `For: ${payment.reference}`,
    ...(payment.amount > 0 ? [`Amount: ${(payment.amount / 100).toFixed(2)}`] : []),
    'No card is charged: this provider is simulated.',
  ]
  const fields = [
    ...(payment.amount > 0 ? [] : [amountField]),
    ...(query.get('shipping') === 'true' ? shippingFields : []),
  ]
  return page(200, 'Checkout', facts, buttons, fields)
}

async function submitted(router: WorldRouter, payment: PaymentSession, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const outcome = buttons.map(([name]) => name).find((name) => name === form.get('outcome'))
  if (outcome === undefined) return page(400, 'Not possible', ['A payment is approved or cancelled.'])
  const amount = payment.amount > 0 ? payment.amount : parseCents(form.get('amount'))
  if (outcome === 'approved' && amount === 0)
    return page(400, 'Not possible', ['The amount must be a number above 0. Go back and enter one.'])
  const returnTo = await router.settlePayment(payment.id, { outcome, amount })
  return backToPortal(returnTo ?? '', `Payment ${outcome}`)
}

/** Converts a decimal amount to cents; 0 for invalid input. */
function parseCents(text: string | null): number {
  const trimmed = (text ?? '').trim()
  return /^\d{1,7}(\.\d{1,2})?$/.test(trimmed) ? (toCents(Number(trimmed)) ?? 0) : 0
}
