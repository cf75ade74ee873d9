import { startTimer } from '@trade-portal/design-system/time'
import { markUnsent } from '@trade-portal/supplier-api'
import { atMostOnce, type AtMostOnce } from '../foundation/api/atMostOnce.ts'

/** The lock name for starting a payment, shared by all tabs. */
const paymentLock = (customerId: string) => `payment:${customerId}`

export const paymentMessages = {
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
 * Goes to the payment page. Until the browser has left the portal, no tab can start another payment. Only the provider knows
 * whether the customer then pays.
 * @throws the error of preparing or opening the page: nothing is paid then
 */
export async function startPayment<Page>({ customerId, open, ...steps }: PaymentSteps<Page>): Promise<void> {
  const outcome = await atMostOnce<Page, Page, void>({
    lock: paymentLock(customerId),
    taken: paymentMessages.running,
    earlier: () => undefined,
    send: (page) => leave(async () => open(page)),
    find: () => Promise.resolve(undefined),
    recordDone: () => undefined,
    ...steps,
  })
  if (outcome.kind === 'refused') throw outcome.cause
}

/**
 * Opens the payment page, and waits until the browser has left the portal or `leavingLimitMs` have passed. If Back restores
 * the portal from the back/forward cache, this function continues.
 */
async function leave(open: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onLeft = () => resolve()
  window.addEventListener('pagehide', onLeft)
  try {
    // A provider's script may leave the page before its promise settles.
    await Promise.race([open(), promise])
    startTimer(onLeft, leavingLimitMs)
    await promise
  } catch (error) {
    // Opening has failed, so the customer has not seen the payment page.
    markUnsent(error)
    throw error
  } finally {
    window.removeEventListener('pagehide', onLeft)
  }
}
