import { now } from '@trade-portal/design-system/time'
import { saysCartUnknown } from '@trade-portal/supplier-api'
import { ActionError, markReported } from '../../foundation/failures/failures.ts'
import { toasts } from '../../foundation/failures/toasts.ts'
import { isRunningAnywhere, isRunningHere } from '../../foundation/storage/exclusive.ts'
import { runLocked, type LockMode } from '../../foundation/storage/readWriteLock.ts'
import { routes } from '../../routes.ts'
import { contentsLock, orderLock, type OrderAttempts } from '../orders/orderAttempts.ts'
import { wasSent } from '../orders/orderRecords.ts'
import type { CartIds } from './cartId.ts'

const ordered = Symbol('ordered')

const wayOn = { label: routes.cart.title, href: routes.cart.href() }

export const cartChangeMessages = {
  noNewCart: 'Your cart has been ordered, and the supplier gave no new one. Try again.',
  dropped: 'Your cart has been ordered, so this was not done.',
  unknown:
    'Your cart was sent as an order, but we got no answer. To order other goods, start a new cart under Review Cart.',
  waits: 'Your cart is being ordered. This waits for the order.',
  waitsForAnotherTab: 'Your cart is being ordered in another tab. This waits for the order.',
}

export const lostCartMessage =
  'The supplier no longer has your cart, so a new, empty one was started. Check what is missing in it.'

/**
 * If the supplier has lost a cart, a new cart replaces it. If the supplier loses the new cart too, that cart can only be
 * replaced after this many milliseconds.
 */
const replacedAgainAfterMs = 60_000

interface CartChangesInput {
  readonly ids: Pick<CartIds, 'ensure' | 'current' | 'replace'>
  readonly attempts: OrderAttempts
  /** The number of lines that the supplier has in a cart. Rejects with the error of reading them. */
  readonly countLines: (cartId: string) => Promise<number>
}

/**
 * Runs all changes of the cart. While the cart is being ordered, in any tab, changes wait, and a toast tells the customer.
 * The order therefore has exactly the lines that were read for it.
 */
export function createCartChanges({ ids, attempts, countLines }: CartChangesInput) {
  /** Shows a toast if a change waits for an order, but not if it waits for other changes, which are quick. */
  const showWaiting = async (cartId: string) => {
    const { waits, waitsForAnotherTab } = cartChangeMessages
    if (isRunningHere(orderLock(cartId))) toasts.success(waits)
    else if (await isRunningAnywhere(orderLock(cartId))) toasts.success(waitsForAnotherTab)
  }
  const inTurn = <T>(cartId: string, change: () => Promise<T>, mode: LockMode = 'shared') =>
    runLocked(contentsLock(cartId), mode, change, () => void showWaiting(cartId))

  const unlessOrdered = <T>(cartId: string, change: () => Promise<T>) =>
    inTurn(cartId, async (): Promise<T | typeof ordered> => {
      const attempt = await attempts.readOutcome(cartId)
      if (attempt?.state === 'done') return ordered
      // An order whose outcome is unknown may still be carried out at any moment, and would then include this change.
      if (attempt?.state === 'sent') throw new ActionError(cartChangeMessages.unknown, { wayOn })
      return await change()
    })

  let replacement: { readonly cartId: string; readonly at: number } | undefined
  const replacing = new Map<string, Promise<void>>()

  /**
   * Whether a lost cart may be replaced. A cart that was or may have been ordered stays, because the outcome of the order
   * must be found first. A cart that has itself just replaced a lost cart stays too; otherwise replacing could go on
   * forever.
   */
  const mayReplace = (cartId: string) =>
    ids.current() === cartId &&
    !wasSent(attempts.ofCart(cartId)) &&
    attempts.unknown(cartId).length === 0 &&
    !(replacement?.cartId === cartId && now() - replacement.at < replacedAgainAfterMs)

  /** Replaces the cart once, even if several callers find at the same time that it is lost. */
  const replaceOnce = (cartId: string): Promise<void> => {
    const begin = () =>
      inTurn(cartId, async () => {
        // Meanwhile another tab may have ordered or replaced the cart.
        attempts.readAll()
        if (!mayReplace(cartId)) return
        replacement = { cartId: await ids.replace(), at: now() }
        toasts.error(lostCartMessage)
      })
    const running = replacing.get(cartId) ?? begin().finally(() => replacing.delete(cartId))
    replacing.set(cartId, running)
    return running
  }

  const replaceIfLost = async (cartId: string, failure: unknown): Promise<boolean> => {
    if (!saysCartUnknown(failure)) return false
    await replaceOnce(cartId)
    return ids.current() !== cartId
  }

  /**
   * Whether the cart can be replaced without losing a line. This is the case if the cart is empty, or if it cannot be read
   * because the supplier does not know it.
   */
  const isEmptyOrUnknown = (cartId: string): Promise<boolean> =>
    countLines(cartId).then((count) => count === 0, saysCartUnknown)

  return {
    /**
     * If `failure` says that the supplier does not know the cart, replaces it with a new, empty cart and tells the
     * customer. A cart that was or may have been ordered is not replaced.
     * @returns whether the current cart is a different one afterwards
     * @throws the error of creating a cart
     */
    replaceIfLost,
    /**
     * Runs `change`, which changes or uses lines of one cart. Other changes may run at the same time, but no order.
     * @throws the error of `change`; ActionError if the cart may have been ordered; ActionError, already reported in a
     * toast, if the cart has been ordered
     */
    changeLines: async <T>(cartId: string, change: () => Promise<T>): Promise<T> => {
      const outcome = await unlessOrdered(cartId, change)
      if (outcome !== ordered) return outcome
      // The failure is reported in a toast, because the screen that shows the line disappears together with the ordered
      // cart.
      const failure = new ActionError(cartChangeMessages.dropped)
      toasts.error(failure.message)
      markReported(failure)
      throw failure
    },
    /**
     * Calls `add` with the current cart. If that cart was ordered meanwhile, or if the supplier does not know it, calls
     * `add` again with the cart that replaces it. Other failures are not retried, because the product may have been added.
     * @throws the error of `add` or of creating a cart, or ActionError if the cart may have been ordered
     */
    add: async <T>(add: (cartId: string) => Promise<T>): Promise<T> => {
      // Once the cart has been ordered, `ensure` returns a different cart.
      for (let round = 0; round < 2; round += 1) {
        const cartId = await ids.ensure()
        try {
          const outcome = await unlessOrdered(cartId, () => add(cartId))
          if (outcome !== ordered) return outcome
        } catch (error) {
          // If the cart still has lines, it is not lost: the refusal had another reason.
          const isLost = round === 0 && saysCartUnknown(error) && (await isEmptyOrUnknown(cartId))
          if (!isLost || !(await replaceIfLost(cartId, error))) throw error
        }
      }
      throw new ActionError(cartChangeMessages.noNewCart)
    },
    /** Resolves when all pending changes of a cart have ended, so that the supplier has the lines that are shown. */
    settled: async (cartId: string): Promise<void> => {
      await inTurn(cartId, () => Promise.resolve(), 'exclusive')
    },
    /**
     * Replaces the cart with a new one, because the supplier has no operation that empties a cart. Does nothing if the cart
     * was replaced while this call waited for an order.
     * @throws the error of creating a cart
     */
    empty: async (): Promise<void> => {
      const cartId = ids.current()
      if (cartId === undefined) return
      await inTurn(cartId, async () => {
        if (ids.current() === cartId) await ids.replace()
      })
    },
  }
}
