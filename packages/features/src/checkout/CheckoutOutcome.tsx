import { AlertDialog, lazyDialog, Stack, Text } from '@trade-portal/design-system'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OnceOutcome } from '../foundation/api/atMostOnce.ts'
import { useAction } from '../foundation/api/useAction.ts'
import { FailureDialog } from '../foundation/failures/FailureDialog.tsx'
import { signsOut } from '../foundation/failures/failures.ts'
import { captureSession } from '../foundation/failures/sessionScope.ts'
import { toasts } from '../foundation/failures/toasts.ts'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { hasDeferredActions } from '../foundation/storage/exclusive.ts'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { useCart } from '../trade/cart/currentCart.ts'
import { useEmptyCart } from '../trade/cart/queries.ts'
import { placedText, refusedMessage } from '../trade/orders/orderMessages.ts'
import { newDocumentPath } from '../trade/orders/placedOrders.ts'
import type { Checkout } from './checkout.ts'
import { CartChangedError } from './placeOrder.ts'
import { usePlaceOrder } from './queries.ts'

const WhatChangedDialog = lazyDialog(
  async () => (await import('../trade/cart/WhatChangedDialog.tsx')).WhatChangedDialog,
)

/** The outcome of placing an order or a quote. `result` is its number at the supplier; null if the supplier gives none. */
type CheckoutResult = OnceOutcome<string | null> & Pick<Checkout, 'type' | 'cartId'>

export type Placing = ReturnType<typeof usePlacing>

/** Places orders and quotes of the checkout, and keeps the outcome of the last one. */
export function usePlacing() {
  const placeOrder = usePlaceOrder()
  const [result, setResult] = useState<CheckoutResult | null>(null)
  const isMounted = useIsMounted()

  const { run, isPending } = useAction(
    async (order: Checkout): Promise<CheckoutResult> => {
      const { type, cartId } = order
      const isSameSession = captureSession()
      const outcome = await placeOrder(order)
      if (outcome.kind === 'refused' && signsOut(outcome.cause)) {
        toasts.error(`Your ${type.toLowerCase()} was not placed.`)
        throw outcome.cause
      }
      const result = { ...outcome, type, cartId }
      // Set before the action ends, so that the page always shows either the pending state or the outcome.
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
    submit: async (order: Checkout): Promise<CheckoutResult> => {
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

/** Shows the outcome in a toast, for a customer who has left the checkout or whose session is about to end. */
function announce(result: CheckoutResult): void {
  const { type } = result
  if (result.kind === 'done') toasts.success(placedText({ type, number: result.result }))
  else toasts.error(`Your ${type.toLowerCase()} needs your attention. Look at your cart.`)
}

export function CheckoutOutcome({ placing: { result, dismiss } }: { readonly placing: Placing }) {
  if (result === null) return null
  if (result.kind === 'done') return <PlacedDialog placed={result} />
  if (result.kind === 'refused' && result.cause instanceof CartChangedError && result.cause.now.length > 0) {
    const { shown, now, message: text } = result.cause
    return <WhatChangedDialog title="Your cart has changed" text={text} before={shown} now={now} onClose={dismiss} />
  }
  const message = result.kind === 'refused' ? refusedMessage(result.cause) : unknownMessage
  return <FailureDialog message={message} onClose={dismiss} />
}

const unknownMessage =
  'Something went wrong. We do not know whether it was placed: check Orders before trying again. We keep looking for it.'

function PlacedDialog({ placed }: { readonly placed: Extract<CheckoutResult, { kind: 'done' }> }) {
  const { type, result: number, cartId } = placed
  const cart = useCart()
  const empty = useEmptyCart()
  const navigate = useNavigate()
  const { mayOpen } = useAccess()
  const quotePath = () => {
    if (!mayOpen('orders')) return routes.home.href()
    return number === null ? routes.orders.href() : newDocumentPath('Quote', number)
  }
  // Does not wait until the cart is emptied: if that fails, it is emptied when it is next shown. Does not call `dismiss`:
  // until the next screen is rendered, the checkout would show this order in its notice about earlier attempts.
  const finish = () => {
    // Another tab may have replaced the ordered cart by a new one. The new one must not be emptied.
    if (cart.cartId === cartId) empty.run(undefined).catch(() => undefined)
    void navigate(type === 'Order' ? routes.orderComplete.href() : quotePath(), {
      replace: true,
      state: { number },
    })
  }
  return (
    <AlertDialog title={type === 'Order' ? 'Order Placed' : 'Quote Created'} isOpen onClose={finish}>
      <Stack space="small">
        <Text>
          {type === 'Order' ? 'Thank you. Your order has been placed.' : 'Thank you. Your quote has been created.'}
        </Text>
        <Text size="large" weight="strong">
          {type} number: {number ?? 'not provided'}
        </Text>
      </Stack>
    </AlertDialog>
  )
}
