import type { PaymentOutcome } from '../world/world.ts'
import { backToPortal, page } from './page.ts'
import type { Suppliers } from '../worldRouter/createWorldRouter.ts'

/** Where the customer of a payment is sent: the last part of the address that opens a payment. */
export const paymentPath = '/windcave/pay'

const buttons = [
  ['approved', 'Pay'],
  ['declined', 'Let the card be declined'],
  ['cancelled', 'Cancel'],
] as const satisfies readonly (readonly [PaymentOutcome, string])[]

/**
 * The card provider's hosted page. Its buttons report the outcome and lead back to the portal's page for it, with the
 * payment as `sessionId` at the very end of that address: within the hash where there is one, as routes in a hash
 * read nothing else.
 */
export async function answerPayment(suppliers: Suppliers, request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('session') ?? ''
  const payment = suppliers.paymentSession(id)
  if (!payment)
    return page(404, 'Payment not found', ['The card provider does not know this payment. Please start it again.'])
  if (request.method === 'POST') return settled(suppliers, id, await chosen(request))
  if (request.method !== 'GET') return page(405, 'Not possible', ['This page can be opened and its form sent.'])
  const sum = `${(payment.amount / 100).toFixed(2)} for ${payment.reference}`
  if (payment.status !== 'pending')
    return page(410, `Payment ${payment.status}`, [`The payment of ${sum} is over: it was ${payment.status}.`])
  return page(200, 'Pay by card', [`Amount: ${sum}`, 'No card is charged: this provider is simulated.'], buttons)
}

async function chosen(request: Request): Promise<PaymentOutcome | undefined> {
  const outcome = new URLSearchParams(await request.text()).get('outcome')
  return buttons.map(([name]) => name).find((name) => name === outcome)
}

/** A second press reports nothing new and leads to the page of the first. */
async function settled(suppliers: Suppliers, id: string, outcome: PaymentOutcome | undefined): Promise<Response> {
  if (outcome === undefined) return page(400, 'Not possible', ['A payment is approved, declined or cancelled.'])
  return backToPortal((await suppliers.settlePayment(id, { outcome })) ?? '', `Payment ${outcome}`)
}
