import { AlertDialog, lazyDialog, Stack, Text } from '@trade-portal/design-system'
import { useNavigate } from 'react-router-dom'
import { FailureDialog } from '../foundation/failures/FailureDialog.tsx'
import { useCart } from '../trade/cart/currentCart.ts'
import { useEmptyCart } from '../trade/cart/queries.ts'
import { useAccess } from '../trade/access/queries.ts'
import { routes } from '../routes.ts'
import { CartChangedError } from './placeOrder.ts'
import { refusedMessage } from '../trade/orders/orderMessages.ts'
import type { Checkout, CheckoutResult } from './useCheckout.ts'
import { newDocumentPath } from './lastOrder.ts'

const WhatChangedDialog = lazyDialog(
  async () => (await import('../trade/cart/WhatChangedDialog.tsx')).WhatChangedDialog,
)

/** Dialogs for the outcome of Confirm Order or Create Quote. */
export function CheckoutOutcome({ checkout }: { readonly checkout: Checkout }) {
  const { result, dismiss } = checkout
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
  'Something went wrong. We do not know whether it was placed: check Orders before trying again. We keep looking for it, and it is not sent a second time by itself.'

function PlacedDialog({ placed }: { readonly placed: Extract<CheckoutResult, { kind: 'done' }> }) {
  const { type, result: number, cartId } = placed
  const cart = useCart()
  const empty = useEmptyCart()
  const navigate = useNavigate()
  const { mayOpen } = useAccess()
  const quotePath = () => {
    if (!mayOpen('orders')) return routes.home.href()
    return number === null ? routes.orders.href() : newDocumentPath('quotes', number)
  }
  // If emptying the cart fails, the order is still placed, and the cart is emptied when it is shown next. The result is not
  // dismissed, because the checkout would then show the order as an earlier attempt until the next screen is rendered.
  const finish = () => {
    // Another tab may have replaced the ordered cart by a new one, which must not be emptied.
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
