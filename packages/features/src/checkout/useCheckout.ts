import { useCallback, useState } from 'react'
import type { OnceOutcome } from '../foundation/api/atMostOnce.ts'
import { useAction } from '../foundation/api/useAction.ts'
import { placedText } from '../trade/orders/orderMessages.ts'
import { signsOut } from '../foundation/failures/failures.ts'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { hasDeferredActions } from '../foundation/storage/exclusive.ts'
import { captureSession } from '../foundation/failures/sessionScope.ts'
import { toasts } from '../foundation/failures/toasts.ts'
import type { SubmittedOrder } from './placeOrder.ts'
import { usePlaceOrder } from './queries.ts'

/** The outcome of placing an order or a quote, with its number; null if the supplier gives none. */
export type CheckoutResult = OnceOutcome<string | null> & Pick<SubmittedOrder, 'type' | 'cartId'>

export type Checkout = ReturnType<typeof useCheckout>

/** Places orders and quotes, and keeps the outcome until it is dismissed. */
export function useCheckout() {
  const placeOrder = usePlaceOrder()
  const [result, setResult] = useState<CheckoutResult | null>(null)
  const isMounted = useIsMounted()

  const { run, isPending } = useAction(
    async (order: SubmittedOrder): Promise<CheckoutResult> => {
      const { type, cartId } = order
      const isSameSession = captureSession()
      const outcome = await placeOrder(order)
      if (outcome.kind === 'refused' && signsOut(outcome.cause)) {
        toasts.error(`Your ${type.toLowerCase()} was not placed.`)
        throw outcome.cause
      }
      const result = { ...outcome, type, cartId }
      // Set before the action ends, so that the page always shows the pending state or the outcome.
      setResult(result)
      if (isSameSession() && (!isMounted.current || hasDeferredActions())) announce(result)
      return result
    },
    { concurrency: 'exclusive' },
  )

  return {
    isPending,
    result,
    dismiss: useCallback(() => setResult(null), []),
    submit: async (order: SubmittedOrder): Promise<CheckoutResult> => {
      try {
        return await run(order)
      } catch (cause) {
        const { type, cartId } = order
        const result = { kind: 'refused' as const, cause, type, cartId }
        setResult(result)
        return result
      }
    },
  }
}

/** Shows the outcome in a toast, because the checkout has been left or is about to close. */
function announce(result: CheckoutResult): void {
  const { type } = result
  if (result.kind === 'done') toasts.success(placedText({ type, number: result.result }))
  else toasts.error(`Your ${type.toLowerCase()} needs your attention. Look at your cart.`)
}
