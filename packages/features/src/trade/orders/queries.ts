import { outdatedBy } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { now, startTimer } from '@trade-portal/design-system/time'
import { useAction } from '../../foundation/api/useAction.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { checkAttempt, unlockCart, type CheckAttemptInput, type UnlockInput } from './checkAttempt.ts'
import { createOrderWatch, type WatchedCart } from './createOrderWatch.ts'
import { orderReads, type CheckResult } from './matchOrders.ts'
import { orderAttempts, useOrderRecords } from './orderAttempts.ts'
import { findingMessage, placedText } from './orderMessages.ts'
import type { OrderAttempt, OrderNotice } from './orderRecords.ts'
import { answerPossibleOrder } from './recordPlaced.ts'
import { findRepeatedOrders, nextReading } from './repeatedOrders.ts'

const checkInput = (session: Session, cartId: string): CheckAttemptInput => ({
  ...orderReads(session.api, cartId),
  attempts: orderAttempts.of(session),
  cartId,
})

async function check(session: Session, cartId: string): Promise<CheckResult> {
  const result = await checkAttempt(checkInput(session, cartId))
  // Refetches the cart, because the one on the screen may be older than this result.
  if (result === 'placed' || result === 'cartEmpty') session.invalidator.invalidate(outdatedBy('processComplete'))
  return result
}

const orderWatch = sessionPart((session) => {
  const watch = createOrderWatch(orderAttempts.of(session), (cartId) => check(session, cartId))
  return { value: watch, close: watch.close }
})

/**
 * While the component is on the screen, looks for orders whose outcome is unknown.
 * @returns what is known about the order of this cart
 */
export function useOrderWatch(cartId: string | undefined): WatchedCart | undefined {
  const watch = orderWatch.of(useSession())
  return useSyncExternalStore(
    watch.subscribe,
    useCallback(() => (cartId === undefined ? undefined : watch.ofCart(cartId)), [watch, cartId]),
  )
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

/** Looks for the order of a cart at once. The result is returned by `useOrderWatch`. */
export function useCheckOrderNow(cartId: string) {
  const watch = orderWatch.of(useSession())
  return useAction(() => watch.checkNow(cartId))
}

/** Unlocks a cart whose order has an unknown outcome; see `unlockCart`. */
export function useUnlockCart(cartId: string) {
  const session = useSession()
  return useAction((decision: Pick<UnlockInput, 'supplierDeniedOrder' | 'isWanted'>) =>
    invalidateAfter(session, () => unlockCart({ ...checkInput(session, cartId), ...decision, now: now() })),
  )
}

/**
 * Runs `run`, then refetches the data that an order changes, each query only once. Also refetches after an error, because
 * an order may have been placed anyway.
 */
export async function invalidateAfter<T>({ invalidator }: Session, run: () => Promise<T>): Promise<T> {
  const release = invalidator.hold()
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
    // A failure is ignored here, because `useOrderWatch` returns it and the screen shows it.
    orderWatch
      .of(session)
      .checkNow(notice.cartId)
      .catch(() => undefined)
  }
}
