import type { CartLine, CustomerDetails, DespatchMethod, UserDetails } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAction } from '../shared/api/useAction.ts'
import { placedText, type TransactionType } from '../shared/cart/orderAttempts.ts'
import { ActionError, firstServerMessage, signsOut, somethingWentWrong } from '../shared/failures/failures.ts'
import { hasDeferred } from '../shared/locks/exclusive.ts'
import { toasts } from '../shared/notices/toasts.ts'
import type { OrderDetails } from '../shared/ordering/orderDetails.ts'
import type { OrderOutcome } from '../shared/ordering/placeOrder.ts'
import { usePlaceOrder } from '../shared/ordering/queries.ts'

/** What an order needs besides its form. */
export interface CheckoutFacts {
  readonly cartId: string
  readonly lines: readonly CartLine[]
  readonly methods: readonly DespatchMethod[]
  readonly user: UserDetails
  /** Null while it loads. */
  readonly customer: CustomerDetails | null
}

export type CheckoutResult = OrderOutcome & { readonly type: TransactionType }

interface Submission {
  readonly type: TransactionType
  readonly form: OrderDetails
}

/** Orders or quotes the cart, and keeps the outcome until it has been dealt with. */
export function useCheckout(facts: CheckoutFacts) {
  const placeOrder = usePlaceOrder()
  const [result, setResult] = useState<CheckoutResult | null>(null)
  const isMounted = useIsMounted()

  const { run, isPending } = useAction(
    async ({ type, form }: Submission): Promise<CheckoutResult> => {
      const { cartId, lines } = facts
      const request = { type, form, ...requireFacts(facts, form.shipping.despatchType) }
      const outcome = await placeOrder({ cartId, shown: lines, request })
      if (outcome.kind === 'refused' && signsOut(outcome.cause)) {
        toasts.error(`Your ${type.toLowerCase()} was not placed.`)
        throw outcome.cause
      }
      const result = { type, ...outcome }
      // Set before the action ends, so that no moment lies between "sending" and the outcome.
      setResult(result)
      if (!isMounted.current || hasDeferred()) announce(result)
      return result
    },
    { concurrency: 'exclusive' },
  )

  return {
    isPending,
    result,
    dismiss: useCallback(() => setResult(null), []),
    submit: async (type: TransactionType, form: OrderDetails): Promise<CheckoutResult['kind']> => {
      try {
        return (await run({ type, form })).kind
      } catch (cause) {
        setResult({ kind: 'refused', type, cause, message: firstServerMessage(cause, somethingWentWrong) })
        return 'refused'
      }
    },
  }
}

function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

/** Says what came of an order whose page has been left meanwhile. */
function announce(result: CheckoutResult): void {
  if (result.kind === 'placed') toasts.success(placedText(result))
  else toasts.error(`Your ${result.type.toLowerCase()} needs your attention. Look at your cart.`)
}

/** @throws ActionError with the specified text for the first part that is missing */
function requireFacts({ cartId, methods, user, customer }: CheckoutFacts, despatchType: string) {
  if (cartId === '') throw new ActionError('CartSessionId is undefined')
  const method = methods.find((entry) => entry.name === despatchType)
  if (!method) throw new ActionError('Unable to find selected despatch method')
  if (!customer) throw new ActionError('customerDetails is not available')
  return { user, customer, isPickup: method.isPickup }
}
