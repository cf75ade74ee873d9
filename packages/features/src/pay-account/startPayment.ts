import { startTimer } from '@trade-portal/design-system/time'
import { markUnsent } from '@trade-portal/supplier-api'
import { atMostOnce, type AtMostOnce } from '../foundation/api/atMostOnce.ts'

/** The name of the lock for starting a payment, shared by all tabs. */
const paymentLock = (customerId: string) => `payment:${customerId}`

export const paymentMessages = {
  running: 'A payment is being started already, here or in another tab.',
  notShown: 'The payment page was not opened, because you had left the page for paying. Nothing was paid.',
  refusedAddress: 'The payment page has an address that this portal does not trust, so it was not opened.',
}

/** How long a started payment blocks other payments while the browser is leaving the portal, in milliseconds. */
const leavingLimitMs = 10_000

interface PaymentSteps<Page> extends Pick<
  AtMostOnce<Page, Page, void>,
  'read' | 'prepare' | 'recordSent' | 'recordRefused'
> {
  readonly customerId: string
  /** Whether an earlier payment may be the same one, about which the customer has not been asked. Reads the storage. */
  readonly isRepeated: () => boolean
  /** Opens the payment page. */
  readonly open: (page: Page) => Promise<void> | void
}

/**
 * Opens the payment page. Until the browser has left the portal, no tab can start another payment. Only the provider knows
 * whether the customer then pays.
 * @returns false if no page was opened, because of an earlier payment about which the customer has to be asked
 * @throws the error of preparing or opening the page. In that case nothing was paid
 */
export async function startPayment<Page>(payment: PaymentSteps<Page>): Promise<boolean> {
  const { customerId, isRepeated, open, ...steps } = payment
  const outcome = await atMostOnce<Page, Page, void>({
    lock: paymentLock(customerId),
    lockedMessage: paymentMessages.running,
    findEarlierOutcome: () => (isRepeated() ? { kind: 'unknown' } : undefined),
    send: (page) => openAndWaitUntilLeft(async () => open(page)),
    find: () => Promise.resolve(undefined),
    recordDone: () => undefined,
    ...steps,
  })
  if (outcome.kind === 'refused') throw outcome.cause
  return outcome.kind === 'done'
}

/**
 * Opens the payment page. Then waits until the browser leaves the portal, but at most `leavingLimitMs`. The wait also ends
 * if the user comes back and the browser restores this page from its back/forward cache.
 */
async function openAndWaitUntilLeft(open: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onLeft = () => resolve()
  window.addEventListener('pagehide', onLeft)
  try {
    // The browser may leave the page before the promise of the provider's script settles.
    await Promise.race([open(), promise])
    startTimer(onLeft, leavingLimitMs)
    await promise
  } catch (error) {
    // The payment page has not opened, so the customer cannot have paid.
    markUnsent(error)
    throw error
  } finally {
    window.removeEventListener('pagehide', onLeft)
  }
}
