import { SupplierError } from '@trade-portal/supplier-api'
import { ActionError, markReported } from '../../foundation/failures/failures.ts'
import { isRunningAnywhere, isRunningHere } from '../../foundation/storage/exclusive.ts'
import { runLocked, type LockMode } from '../../foundation/storage/readWriteLock.ts'
import { toasts } from '../../foundation/failures/toasts.ts'
import type { LostCarts, LostCartsInput } from './createLostCarts.ts'
import { contentsLock, orderLock } from '../orders/orderAttempts.ts'

const ordered = Symbol('ordered')

export const wordsOfCartChanges = {
  noNewCart: 'Your cart has been ordered, and the supplier gave no new one. Please try again.',
  dropped: 'Your cart has been ordered, so this was not done.',
  unknown:
    'This cart was sent as an order, and no answer came back. For other goods, start a new cart on the page of your cart.',
  waits: 'Your cart is being ordered. This waits for the order.',
  waitsForAnotherTab: 'Your cart is being ordered in another tab. This waits for the order.',
}

export type CartChangesInput = Omit<LostCartsInput, 'inTurn'>

/**
 * The ways to change the cart. While a cart is being ordered, in this tab or another, its changes wait and say so. So an
 * order has exactly the lines that it has read.
 */
export function createCartChanges({ ids, attempts, countLines }: CartChangesInput) {
  /** Says that something waits for an order. For changes it waits too, but not for long. */
  const tellOrder = async (cartId: string) => {
    const { waits, waitsForAnotherTab } = wordsOfCartChanges
    if (isRunningHere(orderLock(cartId))) toasts.success(waits)
    else if (await isRunningAnywhere(orderLock(cartId))) toasts.success(waitsForAnotherTab)
  }
  const inTurn = <T>(cartId: string, change: () => Promise<T>, mode: LockMode = 'shared') =>
    runLocked(contentsLock(cartId), mode, change, () => void tellOrder(cartId))

  const unlessOrdered = <T>(cartId: string, change: () => Promise<T>) =>
    inTurn(cartId, async (): Promise<T | typeof ordered> => {
      const attempt = await attempts.readOutcome(cartId)
      if (attempt?.state === 'done') return ordered
      // It may still be ordered, at any moment, and then with this change.
      if (attempt?.state === 'sent') throw new ActionError(wordsOfCartChanges.unknown)
      return await change()
    })

  let lostCarts: Promise<LostCarts | undefined> | undefined

  /** Undefined for a failure that says nothing about the cart. Loaded when it is needed, which is seldom. */
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
     * Replaces a cart by a new, empty one if this failure says that the supplier does not know it any more, and tells so.
     * Not a cart that was or may have been ordered.
     * @returns whether another cart is now the current one
     * @throws the error of creating a cart
     */
    replaceIfLost: async (cartId: string, failure: unknown): Promise<boolean> =>
      (await (await lostCartsFor(failure))?.replaceIfLost(cartId, failure)) ?? false,
    /**
     * Changes lines of one cart, or uses them. Other changes may run beside it, an order may not.
     * @throws the error of `change`, or ActionError if the cart may have been ordered, or was ordered meanwhile, which
     * has then been told
     */
    changeLines: async <T>(cartId: string, change: () => Promise<T>): Promise<T> => {
      const outcome = await unlessOrdered(cartId, change)
      if (outcome !== ordered) return outcome
      // In a toast: the line on the screen, and a dialog beside it, are about to go with the ordered cart.
      const failure = new ActionError(wordsOfCartChanges.dropped)
      toasts.error(failure.message)
      markReported(failure)
      throw failure
    },
    /**
     * Adds to the current cart; to the next one if an order takes the current one meanwhile, or if the supplier refuses it
     * as unknown. After any other failure nothing is added again, because it may have been added.
     * @throws the error of `add` or of creating a cart, or ActionError if the cart may have been ordered
     */
    add: async <T>(add: (cartId: string) => Promise<T>): Promise<T> => {
      // If an order takes the cart, the next `ensure` gives another one.
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
      throw new ActionError(wordsOfCartChanges.noNewCart)
    },
    /** Resolves when the changes of a cart that have begun have ended. The supplier then has the lines that are shown. */
    settled: async (cartId: string): Promise<void> => {
      await inTurn(cartId, () => Promise.resolve(), 'exclusive')
    },
    /**
     * Replaces the cart by a new one, because the supplier has no operation that empties a cart. Does nothing if that
     * has happened while it waited for an order.
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
