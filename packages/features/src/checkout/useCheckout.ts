import type { CartLine, CustomerDetails, Result, UserDetails } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { somethingWentWrong } from '../shared/failures/failures.ts'
import { signsOut } from '../shared/failures/failures.ts'
import { useAction } from '../shared/api/useAction.ts'
import { useRereadCart } from '../shared/cart/queries.ts'
import { toasts } from '../shared/notices/toasts.ts'
import type { TransactionType } from '../shared/cart/orderAttempts.ts'
import { hasDeferred } from '../shared/locks/exclusive.ts'
import { placedText } from '../shared/ordering/placedText.ts'
import { useTaxWords } from '../shared/settings/useTaxWords.ts'
import { useSession } from '../shared/session/useSession.ts'
import type { CheckoutValues } from './checkoutSchema.ts'
import { placeOrder, type OrderOutcome } from '../shared/ordering/placeOrder.ts'
import { createOrderApi } from './queries.ts'

/** What an order needs besides its form. A part that has not arrived is undefined. */
export interface CheckoutFacts {
  readonly cartId: string | undefined
  readonly lines: readonly CartLine[]
  readonly methods: Result<'getListDespatchMethod'> | undefined
  readonly user: UserDetails | undefined
  readonly customer: CustomerDetails | undefined
}

export type CheckoutResult = OrderOutcome & { readonly type: TransactionType }

/** Orders or quotes the cart, and keeps what came of it until it has been dealt with. */
export function useCheckout(facts: CheckoutFacts) {
  const { api, attempts } = useSession()
  const rereadCart = useRereadCart()
  const { isTaxMode } = useTaxWords()
  const [result, setResult] = useState<CheckoutResult | null>(null)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const { run, isPending } = useAction(
    async ({ type, form }: { type: TransactionType; form: CheckoutValues }): Promise<CheckoutResult> => {
      const { cartId, method, user, customer } = requireFacts(facts, form.shipping.despatchType)
      const orderApi = createOrderApi(api, cartId)
      const request = { type, form, user, customer, isPickup: method.isPickup }
      const outcome = await placeOrder({ orderApi, attempts, cartId, shown: facts.lines, request, isTaxMode })
      if (outcome.kind === 'refused' && signsOut(outcome.cause)) {
        toasts.error(`Your ${type.toLowerCase()} was not placed.`)
        throw outcome.cause
      }
      const result = { type, ...outcome }
      // Set before the action ends, so that no moment lies between "sending" and what came of it.
      setResult(result)
      if (!isThere.current || hasDeferred()) announce(result)
      return result
    },
    { refreshes: ['getCartContents', 'getCustomerTransactions', 'getUserDetails'], showsItsFailure: true },
  )

  return {
    isPending,
    result,
    dismiss: useCallback(() => setResult(null), []),
    submit: async (type: TransactionType, form: CheckoutValues): Promise<CheckoutResult['kind']> => {
      try {
        return (await run({ type, form })).kind
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : somethingWentWrong
        setResult({ kind: 'refused', type, cause, message })
        return 'refused'
      }
    },
    rereadCart,
  }
}

/** Says what came of an order whose page has been left in the meantime. */
function announce(result: CheckoutResult): void {
  if (result.kind === 'placed') toasts.success(placedText(result))
  else toasts.error(`Your ${result.type.toLowerCase()} needs your attention. Look at your cart.`)
}

/** @throws Error with the specified text for the first part that is missing. */
function requireFacts({ cartId, methods, user, customer }: CheckoutFacts, despatchType: string) {
  if (cartId === undefined) throw new Error('CartSessionId is undefined')
  if (!user) throw new Error('userDetails is not available')
  if (!methods) throw new Error('deliveryMethods is not available')
  const method = methods.find((entry) => entry.name === despatchType)
  if (!method) throw new Error('Unable to find selected despatch method')
  if (!customer) throw new Error('customerDetails is not available')
  return { cartId, method, user, customer }
}
