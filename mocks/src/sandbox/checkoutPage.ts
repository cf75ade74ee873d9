import { toCents } from '@trade-portal/supplier-api'
import type { PaymentSession } from '../world/world.ts'
import { merchantOf } from './merchants.ts'
import type { Suppliers } from '../worldRouter/createWorldRouter.ts'
import { backToPortal, page, type PageField } from './page.ts'

/** Where the script sends the browser, and the page on which the customer then pays. */
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

/** Takes over what the script was given. The page for it has an address of its own, which can be loaded again. */
export async function beginCheckout(suppliers: Suppliers, request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams
  const merchant = merchantOf(asked.get('key') ?? '')
  if (!merchant) return page(403, 'Not possible', ['The checkout key is missing or not known.'])
  const description = (asked.get('description') ?? '').trim()
  const amount = asked.has('amount') ? centsOf(asked.get('amount')) : null
  if (description === '' || amount === 0)
    return page(400, 'Not possible', ['A payment has a description, and an amount above 0 or none.'])
  const payment = await suppliers.openCheckout(merchant, {
    description,
    amount,
    successUrl: asked.get('success') ?? '',
    cancelUrl: asked.get('cancel') ?? '',
  })
  const shown = new URLSearchParams({
    transaction: payment.id,
    merchant: merchant.name,
    shipping: String(asked.get('shipping') === 'true'),
  })
  return new Response(null, { status: 303, headers: { Location: `${checkoutPagePath}?${shown.toString()}` } })
}

/** The hosted checkout: what is paid for, what the customer has to say, and the way back to the portal. */
export async function answerCheckout(suppliers: Suppliers, request: Request): Promise<Response> {
  const shown = new URL(request.url).searchParams
  const payment = suppliers.paymentSession(shown.get('transaction') ?? '')
  if (!payment)
    return page(404, 'Payment not found', ['The provider does not know this payment. Please start it again.'])
  if (request.method === 'POST') return paid(suppliers, payment, request)
  if (request.method !== 'GET') return page(405, 'Not possible', ['This page can be opened and its form sent.'])
  if (payment.status !== 'pending')
    return page(410, `Payment ${payment.status}`, [`The payment of ${payment.reference} is over.`])
  const facts = [
    `To: ${shown.get('merchant') ?? ''}`,
    `For: ${payment.reference}`,
    ...(payment.amount > 0 ? [`Amount: ${(payment.amount / 100).toFixed(2)}`] : []),
    'No card is charged: this provider is simulated.',
  ]
  const fields = [
    ...(payment.amount > 0 ? [] : [amountField]),
    ...(shown.get('shipping') === 'true' ? shippingFields : []),
  ]
  return page(200, 'Checkout', facts, buttons, fields)
}

async function paid(suppliers: Suppliers, payment: PaymentSession, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const outcome = buttons.map(([name]) => name).find((name) => name === form.get('outcome'))
  if (outcome === undefined) return page(400, 'Not possible', ['A payment is approved or cancelled.'])
  const amount = payment.amount > 0 ? payment.amount : centsOf(form.get('amount'))
  if (outcome === 'approved' && amount === 0)
    return page(400, 'Not possible', ['The amount must be a number above 0. Go back and enter one.'])
  const returnTo = await suppliers.settlePayment(payment.id, { outcome, amount })
  return backToPortal(returnTo ?? '', `Payment ${outcome}`)
}

/** Cents of a decimal amount that somebody typed; 0 for everything that is none. */
function centsOf(text: string | null): number {
  const plain = (text ?? '').trim()
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? (toCents(Number(plain)) ?? 0) : 0
}
