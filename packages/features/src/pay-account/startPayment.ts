import { startTimer } from '@trade-portal/design-system/time'
import { markUnsent } from '@trade-portal/supplier-api'
import { atMostOnce } from '../foundation/api/atMostOnce.ts'
import { ActionError } from '../foundation/failures/failures.ts'

/** The lock name for starting a payment, shared by all tabs. */
const paymentLock = (customerId: string) => `payment:${customerId}`

export const wordsOfPayment = {
  running: 'A payment is being started already, here or in another tab.',
  notShown: 'The payment page was not opened, because you had left the page for paying. Nothing was paid.',
  refusedAddress: 'The payment page has an address that this portal does not trust, so it was not opened.',
}

/** How long the browser may take to leave the portal before another payment can be started, in milliseconds. */
const leavingLimitMs = 10_000

export interface PaymentStart<Page> {
  readonly customerId: string
  /** Prepares the payment page. */
  readonly prepare: () => Promise<Page>
  /** @returns whether the customer still wants to leave the portal */
  readonly isWanted: () => boolean
  /** Goes to the payment page. */
  readonly open: (page: Page) => Promise<void> | void
  readonly record: () => boolean
  readonly forget: () => void
}

/**
 * Goes to the payment page, one payment at a time: until the browser has left the portal nobody starts another one, in
 * any tab.
 * @throws the error of preparing or opening the page: nothing is paid then
 */
export async function startPayment<Page>({
  customerId,
  prepare,
  isWanted,
  open,
  record,
  forget,
}: PaymentStart<Page>): Promise<void> {
  const outcome = await atMostOnce({
    lock: paymentLock(customerId),
    taken: wordsOfPayment.running,
    earlier: () => undefined,
    read: prepare,
    prepare: (page) => {
      // Nobody is taken away from another page, or out of a session that has ended.
      if (!isWanted()) throw new ActionError(wordsOfPayment.notShown)
      return page
    },
    recordSent: record,
    send: (page) => leave(async () => open(page)),
    find: () => Promise.resolve(undefined),
    // Only the provider knows whether it was paid.
    recordDone: () => undefined,
    recordRefused: forget,
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
