import { startTimer } from '@trade-portal/design-system/time'
import { markUnsent } from '@trade-portal/supplier-api'
import { atMostOnce, type AtMostOnce } from '../foundation/api/atMostOnce.ts'

/** The lock name for starting a payment, shared by all tabs. */
const paymentLock = (customerId: string) => `payment:${customerId}`

export const wordsOfPayment = {
  running: 'A payment is being started already, here or in another tab.',
  notShown: 'The payment page was not opened, because you had left the page for paying. Nothing was paid.',
  refusedAddress: 'The payment page has an address that this portal does not trust, so it was not opened.',
}

/** How long the browser may take to leave the portal before another payment can be started, in milliseconds. */
const leavingLimitMs = 10_000

interface PaymentSteps<Page> extends Pick<
  AtMostOnce<Page, Page, void>,
  'read' | 'prepare' | 'recordSent' | 'recordRefused'
> {
  readonly customerId: string
  /** Goes to the payment page. */
  readonly open: (page: Page) => Promise<void> | void
}

/**
 * Goes to the payment page, one payment at a time: until the browser has left the portal nobody starts another one, in
 * any tab. Only the provider knows whether it was paid.
 * @throws the error of preparing or opening the page: nothing is paid then
 */
export async function startPayment<Page>({ customerId, open, ...steps }: PaymentSteps<Page>): Promise<void> {
  const outcome = await atMostOnce<Page, Page, void>({
    lock: paymentLock(customerId),
    taken: wordsOfPayment.running,
    earlier: () => undefined,
    send: (page) => leave(async () => open(page)),
    find: () => Promise.resolve(undefined),
    recordDone: () => undefined,
    ...steps,
  })
  if (outcome.kind === 'refused') throw outcome.cause
}

/** Waits until the page is left, or has not been after a while. A page in the back/forward cache goes on from here. */
async function leave(open: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onLeft = () => resolve()
  window.addEventListener('pagehide', onLeft)
  try {
    // A provider's script may leave before it has finished.
    await Promise.race([open(), promise])
    startTimer(onLeft, leavingLimitMs)
    await promise
  } catch (error) {
    // The customer has not been to the payment page.
    markUnsent(error)
    throw error
  } finally {
    window.removeEventListener('pagehide', onLeft)
  }
}
