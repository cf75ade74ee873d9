import { startTimer } from '@trade-portal/design-system/time'
import { ActionError } from '../foundation/failures/failures.ts'
import { runExclusively } from '../foundation/storage/exclusive.ts'

/** The lock name for starting a payment, shared by all tabs. */
const paymentLock = (customerId: string) => `payment:${customerId}`

export const wordsOfPayment = {
  running: 'A payment is being started already, here or in another tab.',
  notShown: 'The payment page was not opened, because you had left the page for paying. Nothing was paid.',
  refusedAddress: 'The payment page has an address that this portal does not trust, so it was not opened.',
}

/** How long the browser may take to leave the portal before another payment can be started, in milliseconds. */
const leavingLimitMs = 10_000

/**
 * Goes to the payment page, one payment at a time: until the browser has left the portal nobody starts another one, in
 * any tab.
 * @param open Opens the payment page. Its error is thrown: nothing is paid then.
 */
export async function startPayment(customerId: string, open: () => Promise<void>): Promise<void> {
  const outcome = await runExclusively(paymentLock(customerId), () => leave(open))
  if (outcome === 'taken') throw new ActionError(wordsOfPayment.running)
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
  } finally {
    window.removeEventListener('pagehide', onLeft)
  }
}
