import { SupplierError } from '@trade-portal/supplier-api'
import { ActionError, markReported } from '../../foundation/failures/failures.ts'
import { isRunningAnywhere, isRunningHere } from '../../foundation/storage/exclusive.ts'
import { runLocked, type LockMode } from '../../foundation/storage/readWriteLock.ts'
import { toasts } from '../../foundation/failures/toasts.ts'
import type { LostCarts, LostCartsInput } from './createLostCarts.ts'
import { contentsLock, orderLock } from '../orders/orderAttempts.ts'

const ordered = Symbol('ordered')

export const cartChangeMessages = {
  noNewCart: 'Your cart has been ordered, and the supplier gave no new one. Please try again.',
  dropped: 'Your cart has been ordered, so this was not done.',
  unknown:
    'This cart was sent as an order, and no answer came back. For other goods, start a new cart on the page of your cart.',
  waits: 'Your cart is being ordered. This waits for the order.',
  waitsForAnotherTab: 'Your cart is being ordered in another tab. This waits for the order.',
}

type CartChangesInput = Omit<LostCartsInput, 'inTurn'>

/**
 * All changes of the cart. While the cart is being ordered, in any tab, changes wait and a toast says so. An order
 * therefore has exactly the lines that it has read.
 */
export function createCartChanges({ ids, attempts, countLines }: CartChangesInput) {
  /** Shows a toast if a change waits for an order. Waiting for other changes is short, and is not shown. */
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
      // The order may still be carried out at any moment, and would then include this change.
      if (attempt?.state === 'sent') throw new ActionError(cartChangeMessages.unknown)
      return await change()
    })

  let lostCarts: Promise<LostCarts | undefined> | undefined

  /**
   * Undefined for a failure that is not about the cart. The code is loaded when needed, because carts are rarely lost.
   */
  const lostCartsFor = (failure: unknown): Promise<LostCarts | undefined> | undefined => {
    if (!(failure instanceof SupplierError) || failure.kind !== 'field') return undefined
    lostCarts ??= import('./createLostCarts.ts').then(
      ({ createLostCarts }) => createLostCarts({ ids, attempts, countLines, inTurn }),
      () => (lostCarts = undefined),
    )
    return lostCarts
  }

  return {
    /**
     * Replaces a cart by a new, empty one, with a message, if this failure says that the supplier no longer knows the
     * cart. A cart that was or may have been ordered is not replaced.
     * @returns whether another cart is now the current one
     * @throws the error of creating a cart
     */
    replaceIfLost: async (cartId: string, failure: unknown): Promise<boolean> =>
      (await (await lostCartsFor(failure))?.replaceIfLost(cartId, failure)) ?? false,
    /**
     * Changes or uses lines of one cart. Other changes may run at the same time, but no order.
     * @throws the error of `change`, or ActionError if the cart may have been ordered. Also ActionError if the cart was
     * ordered meanwhile; this error is reported already.
     */
    changeLines: async <T>(cartId: string, change: () => Promise<T>): Promise<T> => {
      const outcome = await unlessOrdered(cartId, change)
      if (outcome !== ordered) return outcome
      // In a toast, because the screen with the line and its dialog will disappear with the ordered cart.
      const failure = new ActionError(cartChangeMessages.dropped)
      toasts.error(failure.message)
      markReported(failure)
      throw failure
    },
    /**
     * Adds to the current cart, or to the next one if the current one is ordered meanwhile or unknown to the supplier.
     * After any other failure nothing is added again, because the product may have been added.
     * @throws the error of `add` or of creating a cart, or ActionError if the cart may have been ordered
     */
    add: async <T>(add: (cartId: string) => Promise<T>): Promise<T> => {
      // Once the cart has been ordered, `ensure` returns another one.
      for (let round = 0; round < 2; round += 1) {
        const cartId = await ids.ensure()
        try {
          const outcome = await unlessOrdered(cartId, () => add(cartId))
          if (outcome !== ordered) return outcome
        } catch (error) {
          const lost = round === 0 ? await lostCartsFor(error) : undefined
          if (!(await lost?.replaceIfEmpty(cartId, error))) throw error
        }
      }
      throw new ActionError(cartChangeMessages.noNewCart)
    },
    /**
     * Resolves when all changes of a cart that have begun have ended. The supplier then has the lines that are shown.
     */
    settled: async (cartId: string): Promise<void> => {
      await inTurn(cartId, () => Promise.resolve(), 'exclusive')
    },
    /**
     * Replaces the cart by a new one, because the supplier has no operation that empties a cart. Does nothing if the
     * cart was replaced while this call waited for an order.
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
