import type { PaymentOutcome } from '../world/world.ts'
import type { WorldRouter } from '../worldRouter/createWorldRouter.ts'
import { backToPortal, page } from './page.ts'

const buttons = [
  ['approved', 'Pay'],
  ['declined', 'Let the card be declined'],
  ['cancelled', 'Cancel'],
] as const satisfies readonly (readonly [PaymentOutcome, string])[]

/**
 * The card provider's hosted page. Each button settles the payment and redirects to the portal page for that outcome. The
 * redirect adds the parameter `sessionId` at the very end of the portal page's address, even after a hash, because a hash
 * router reads only the hash.
 */
export async function answerPayment(router: WorldRouter, request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('session') ?? ''
  const payment = router.paymentSession(id)
  if (!payment)
    return page(404, 'Payment not found', ['The card provider does not know this payment. Please start it again.'])
  if (request.method === 'POST') return settled(router, id, await readOutcome(request))
  if (request.method !== 'GET') return page(405, 'Not possible', ['This page can be opened and its form sent.'])
  const sum = `${(payment.amount / 100).toFixed(2)} for ${payment.reference}`
  if (payment.status !== 'pending')
    return page(410, `Payment ${payment.status}`, [`The payment of ${sum} is over: it was ${payment.status}.`])
  return page(200, 'Pay by card', [`Amount: ${sum}`, 'No card is charged: this provider is simulated.'], buttons)
}

async function readOutcome(request: Request): Promise<PaymentOutcome | undefined> {
  const outcome = new URLSearchParams(await request.text()).get('outcome')
  return buttons.map(([name]) => name).find((name) => name === outcome)
}

/** Settles a payment and redirects. Sending the form again changes nothing and opens the page of the first outcome. */
async function settled(router: WorldRouter, id: string, outcome: PaymentOutcome | undefined): Promise<Response> {
  if (outcome === undefined) return page(400, 'Not possible', ['A payment is approved, declined or cancelled.'])
  return backToPortal((await router.settlePayment(id, { outcome })) ?? '', `Payment ${outcome}`)
}
