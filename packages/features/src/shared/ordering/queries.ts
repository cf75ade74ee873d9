import { useCallback, useSyncExternalStore } from 'react'
import { useAction } from '../api/useAction.ts'
import { useRereadCart } from '../cart/queries.ts'
import { useSession } from '../session/useSession.ts'
import { checkAttempt } from './checkAttempt.ts'
import type { OrderAttempt, DoneAttempt } from '../cart/orderAttempts.ts'

/** What is known of ordering this cart. */
export function useAttempt(cartId: string | undefined): OrderAttempt | undefined {
  const { attempts } = useSession()
  return useSyncExternalStore(
    attempts.subscribe,
    useCallback(() => (cartId === undefined ? undefined : attempts.ofCart(cartId)), [attempts, cartId]),
  )
}

/** An order that turned out to be placed, until it is put away. */
export function useAnnouncedOrder(): DoneAttempt | null {
  const { attempts } = useSession()
  return useSyncExternalStore(attempts.subscribe, attempts.announced)
}

/** Finds out what became of a sent attempt. */
export function useCheckAttempt(cartId: string) {
  const { api, attempts } = useSession()
  const rereadCart = useRereadCart()
  return useAction(
    async () => {
      const result = await checkAttempt({
        orders: () => api.getCustomerTransactions({}),
        readCart: () => api.getCartContents({ sessionID: cartId }),
        attempts,
        cartId,
        now: Date.now(),
      })
      await rereadCart()
      return result
    },
    { showsItsFailure: true },
  )
}
