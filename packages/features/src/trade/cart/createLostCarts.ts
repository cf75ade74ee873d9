import { saysCartUnknown } from '@trade-portal/supplier-api'
import { now } from '@trade-portal/design-system/time'
import { toasts } from '../../foundation/failures/toasts.ts'
import type { CartIds } from './cartId.ts'
import type { OrderAttempts } from '../orders/orderAttempts.ts'
import { wasSent } from '../orders/orderRecords.ts'

export const lostCartMessage =
  'The supplier no longer has your cart, so a new, empty one was started. Please check what is missing in it.'

/** How long a new cart is not replaced again if it is lost too, in milliseconds. */
const againAfterMs = 60_000

export interface LostCartsInput {
  readonly ids: Pick<CartIds, 'ensure' | 'current' | 'replace'>
  readonly attempts: OrderAttempts
  /** How many lines the supplier has in a cart. Rejects with the error of reading them. */
  readonly countLines: (cartId: string) => Promise<number>
  /** Runs a change of a cart once no order of that cart is under way. */
  readonly inTurn: (cartId: string, change: () => Promise<void>) => Promise<void>
}

export type LostCarts = ReturnType<typeof createLostCarts>

/** Replaces carts that the supplier no longer knows by new, empty ones, with a message. */
export function createLostCarts({ ids, attempts, countLines, inTurn }: LostCartsInput) {
  /** The cart that replaced a lost one, and when. */
  let replacement: { readonly cartId: string; readonly at: number } | undefined
  const replacing = new Map<string, Promise<void>>()

  /**
   * Whether a cart may be replaced. Not if it was or may have been ordered, because the outcome of the order must be
   * found first. Not if it has just replaced a lost one, because that could go on forever.
   */
  const mayReplace = (cartId: string) =>
    ids.current() === cartId &&
    !wasSent(attempts.ofCart(cartId)) &&
    attempts.open(cartId).length === 0 &&
    !(replacement?.cartId === cartId && now() - replacement.at < againAfterMs)

  /** Replaces the cart once, even if several callers find at the same time that it is lost. */
  const replace = (cartId: string): Promise<void> => {
    const begin = () =>
      inTurn(cartId, async () => {
        // Another tab may have ordered or replaced the cart.
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
    await replace(cartId)
    return ids.current() !== cartId
  }

  /**
   * Whether replacing the refused cart would lose no lines: the cart is empty, or the supplier refuses to read it too.
   */
  const holdsNothing = async (cartId: string): Promise<boolean> => {
    try {
      return (await countLines(cartId)) === 0
    } catch (error) {
      return saysCartUnknown(error)
    }
  }

  return {
    /**
     * Replaces a cart if this failure of reading it says that the cart is lost.
     * @returns whether another cart is now the current one
     * @throws the error of creating a cart
     */
    replaceIfLost,
    /**
     * Like `replaceIfLost`, for a failed addition. If the cart still has lines, the refusal was about something else.
     */
    replaceIfEmpty: async (cartId: string, failure: unknown): Promise<boolean> =>
      saysCartUnknown(failure) && (await holdsNothing(cartId)) && (await replaceIfLost(cartId, failure)),
  }
}
