import type { CartLine, CustomerDetails, DespatchMethod, Tally, UserDetails } from '@trade-portal/supplier-api'
import { useCallback, useState } from 'react'
import { useAction } from '../foundation/api/useAction.ts'
import { placedText, type TransactionType } from '../trade/orders/orderRecords.ts'
import { ActionError, signsOut } from '../foundation/failures/failures.ts'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { hasDeferredActions } from '../foundation/storage/exclusive.ts'
import { captureSession } from '../foundation/failures/sessionScope.ts'
import { toasts } from '../foundation/failures/toasts.ts'
import { orderMessages, refusedFor, type OrderOutcome } from './orderOutcome.ts'
import type { OrderDetails } from './orderPayload.ts'
import { usePlaceOrder } from './queries.ts'
import type { Delivery } from './useDelivery.ts'

/** Data that an order needs besides the form. */
interface CheckoutData {
  readonly cartId: string
  readonly lines: readonly CartLine[]
  /** The shown lengths of the cart's tally lines, by line id. */
  readonly tallies: ReadonlyMap<string, readonly Tally[]>
  readonly methods: readonly DespatchMethod[]
  readonly user: UserDetails
  /** Null while it loads. */
  readonly customer: CustomerDetails | null
  /** The delivery, as the page shows it. */
  readonly delivery: Delivery
}

export type CheckoutResult = OrderOutcome & { readonly type: TransactionType; readonly cartId: string }

interface Submission {
  readonly type: TransactionType
  readonly form: OrderDetails
  readonly data: CheckoutData
}

export type Checkout = ReturnType<typeof useCheckout>

/** Places orders and quotes, and keeps the outcome until it is dismissed. */
export function useCheckout() {
  const placeOrder = usePlaceOrder()
  const [result, setResult] = useState<CheckoutResult | null>(null)
  const isMounted = useIsMounted()

  const { run, isPending } = useAction(
    async ({ type, form, data }: Submission): Promise<CheckoutResult> => {
      const { cartId, lines, tallies, delivery: shown } = data
      const isSameSession = captureSession()
      const request = { type, form, ...requireData(data, form.shipping.despatchType) }
      const outcome =
        shown.state === 'loading' || shown.state === 'incomplete'
          ? refusedFor(new ActionError(orderMessages.deliveryNotShown))
          : await placeOrder({
              cartId,
              shown: lines,
              shownTallies: tallies,
              request,
              shownDelivery: shown.state === 'found' ? { ...shown.found, price: shown.price } : undefined,
            })
      if (outcome.kind === 'refused' && signsOut(outcome.cause)) {
        toasts.error(`Your ${type.toLowerCase()} was not placed.`)
        throw outcome.cause
      }
      const result = { type, cartId, ...outcome }
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
    submit: async (type: TransactionType, form: OrderDetails, data: CheckoutData): Promise<CheckoutResult> => {
      try {
        return await run({ type, form, data })
      } catch (cause) {
        const result = { ...refusedFor(cause), type, cartId: data.cartId }
        setResult(result)
        return result
      }
    },
  }
}

/** Shows the outcome in a toast, because the checkout has been left or is about to close. */
function announce(result: CheckoutResult): void {
  if (result.kind === 'placed') toasts.success(placedText(result))
  else toasts.error(`Your ${result.type.toLowerCase()} needs your attention. Look at your cart.`)
}

/** @throws ActionError with the specified text for the first missing value */
function requireData({ cartId, methods, user, customer }: CheckoutData, despatchType: string) {
  if (cartId === '') throw new ActionError('CartSessionId is undefined')
  const method = methods.find((entry) => entry.name === despatchType)
  if (!method) throw new ActionError('Unable to find selected despatch method')
  if (!customer) throw new ActionError('customerDetails is not available')
  return { user, customer, isPickup: method.isPickup }
}
