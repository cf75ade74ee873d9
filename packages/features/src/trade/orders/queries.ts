import { now, startTimer } from '@trade-portal/design-system/time'
import { outdatedBy } from '@trade-portal/supplier-api'
import { useEffect, useSyncExternalStore } from 'react'
import { useAction } from '../../foundation/api/useAction.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { contactSupplier } from '../../foundation/settings/contactSupplier.ts'
import { useConfiguration } from '../../foundation/settings/useConfiguration.ts'
import { useHasPassed } from '../../foundation/time/moments.ts'
import { checkAttempt, unlockAfterMs, unlockCart, type Unlocking } from './checkAttempt.ts'
import { createOrderWatch } from './createOrderWatch.ts'
import { orderReads } from './matchOrders.ts'
import { orderAttempts, useOrderRecords } from './orderAttempts.ts'
import { findingMessage, placedText } from './orderMessages.ts'
import type { OrderAttempt, OrderNotice, SentAttempt } from './orderRecords.ts'
import { answerPossibleOrder } from './recordPlaced.ts'
import { findRepeatedOrders, nextReading } from './repeatedOrders.ts'

const readsOf = (session: Session, cartId: string) => orderReads(session.api, orderAttempts.of(session), cartId)

const orderWatch = sessionPart((session) => {
  const watch = createOrderWatch(orderAttempts.of(session), async (cartId) => {
    const result = await checkAttempt(readsOf(session, cartId))
    // Refetches the cart, because the one on the screen may be older than this result.
    if (result === 'placed' || result === 'cartEmpty') session.invalidator.invalidate(outdatedBy('processComplete'))
    return result
  })
  return { value: watch, close: watch.close }
})

/** While the component is on the screen, looks for all orders whose outcome is unknown. */
export function useSearchForOrders(): void {
  const watch = orderWatch.of(useSession())
  useEffect(() => watch.subscribe(() => undefined), [watch])
}

/**
 * What is known about an order of unknown outcome. While the component is on the screen, the portal looks for the order.
 * @param hasOtherCart Whether the customer has changed to another cart since the order was sent.
 */
export function useUnknownOrder({ cartId, at }: SentAttempt, hasOtherCart: boolean) {
  const watch = orderWatch.of(useSession())
  const watched = useSyncExternalStore(watch.subscribe, () => watch.ofCart(cartId))
  const contact = contactSupplier(useConfiguration())
  const unlockableAt = at + unlockAfterMs
  const isUnlockable = useHasPassed(unlockableAt)
  return {
    /** What the search has found, as a sentence for the customer. */
    finding: findingMessage(watched?.finding ?? null, { isLate: isUnlockable, hasOtherCart, contact }),
    /** When the portal looks again, in milliseconds since 1970; null if it does not. */
    nextAt: watched?.nextAt ?? null,
    /** When the cart may be unlocked without asking the supplier, in milliseconds since 1970. */
    unlockableAt,
    isUnlockable,
    /** How to reach the supplier, to continue a sentence. */
    contact,
  }
}

/** Looks for the order of a cart now. `useUnknownOrder` then says what was found, or why nothing could be read. */
export function useCheckNow(cartId: string) {
  const watch = orderWatch.of(useSession())
  return useAction(() => watch.checkNow(cartId))
}

/**
 * Looks for the order of a cart at once.
 * @param contact How to reach the supplier; see `contactSupplier`.
 * @returns a text that tells the customer what was found
 */
export async function lookForOrder(session: Session, cartId: string, contact: string): Promise<string> {
  const result = await orderWatch.of(session).checkNow(cartId)
  const attempt = orderAttempts.of(session).ofCart(cartId)
  return attempt?.state === 'done' ? placedText(attempt) : findingMessage({ result }, { isLate: false, contact })
}

/** While the component is on the screen, reads the list of orders again after each order; see `findRepeatedOrders`. */
export function useRepeatedOrders(): void {
  const session = useSession()
  const dueAt = nextReading(useOrderRecords())
  useEffect(() => {
    if (dueAt === undefined) return
    const read = () => findRepeatedOrders(orderAttempts.of(session), () => session.api.getCustomerTransactions({}), now)
    const timer = startTimer(() => void read(), Math.max(dueAt - now(), 0))
    return timer.cancel
  }, [session, dueAt])
}

/** Unlocks a cart whose order has an unknown outcome; see `unlockCart`. */
export function useUnlockCart(cartId: string) {
  const session = useSession()
  return useAction((decision: Omit<Unlocking, 'now'>) =>
    invalidateAfter(session, () => unlockCart(readsOf(session, cartId), { ...decision, now: now() })),
  )
}

/** Runs `run`, then refetches what an order changes, also after an error: an order may have been placed anyway. */
export async function invalidateAfter<T>({ invalidator }: Session, run: () => Promise<T>): Promise<T> {
  const release = invalidator.defer()
  try {
    return await run()
  } finally {
    invalidator.invalidate(outdatedBy('processComplete'))
    release()
  }
}

export function useOrderAttempt(cartId: string | undefined): OrderAttempt | undefined {
  const { subscribe, ofCart } = orderAttempts.of(useSession())
  return useSyncExternalStore(subscribe, () => (cartId === undefined ? undefined : ofCart(cartId)))
}

/** Records whether an order in the list is the order that the customer sent. Then looks for orders of the cart again. */
export function useAnswerPossibleOrder() {
  const session = useSession()
  return (notice: OrderNotice, isIt: boolean) => {
    answerPossibleOrder(orderAttempts.of(session), notice, isIt)
    // `useUnknownOrder` returns a failure, and the screen shows it.
    void orderWatch
      .of(session)
      .checkNow(notice.cartId)
      .catch(() => undefined)
  }
}
