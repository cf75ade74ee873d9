import { AlertDialog, Stack, Text } from '@trade-portal/design-system'
import { useNavigate } from 'react-router-dom'
import { FailureDialog } from '../foundation/failures/FailureDialog.tsx'
import { useCart } from '../trade/cart/currentCart.ts'
import { useEmptyCart } from '../trade/cart/queries.ts'
import { useAccess } from '../trade/access/queries.ts'
import { routes } from '../routes.ts'
import { newDocumentPath } from './newDocumentPath.ts'
import type { Checkout, CheckoutResult } from './useCheckout.ts'

/** Dialogs for the outcome of Confirm Order or Create Quote. */
export function CheckoutOutcome({ checkout }: { readonly checkout: Checkout }) {
  const { result, dismiss } = checkout
  if (result === null) return null
  if (result.kind === 'placed') return <PlacedDialog result={result} />
  if (result.kind === 'refused') return <FailureDialog message={result.message} onClose={dismiss} />
  return <FailureDialog message={explanations[result.kind]} onClose={dismiss} />
}

const explanations = {
  unknown:
    'Something went wrong. We do not know whether it was placed: check Orders before trying again. We keep looking for it, and it is not sent a second time by itself.',
  cartChanged: 'Your cart has changed since this page was shown. Look at it again, then confirm once more.',
  deliveryChanged:
    'The delivery is not as it was shown: look at its address, its branch and its price, then confirm once more. Nothing was sent.',
  deliveryNotShown:
    'The delivery was still being worked out when you confirmed. Nothing was sent. Look at its branch and its price, then confirm once more.',
  placedAfterAll:
    'Your first order of this cart was placed after all, so nothing was sent now. Its number is on this page.',
  takenElsewhere: 'This cart is being ordered, or was ordered, in another tab. Nothing was sent from here.',
} satisfies Record<Exclude<CheckoutResult['kind'], 'placed' | 'refused'>, string>

function PlacedDialog({ result: { type, number, cartId } }: { result: Extract<CheckoutResult, { kind: 'placed' }> }) {
  const cart = useCart()
  const empty = useEmptyCart()
  const navigate = useNavigate()
  const { mayOpen } = useAccess()
  const quotePath = () => {
    if (!mayOpen('orders')) return routes.home.href()
    return number === null ? routes.orders.href() : newDocumentPath('quotes', number)
  }
  // The order is placed even if emptying the cart fails; the cart is then emptied when it is next shown. The result is
  // not dismissed, because the checkout would briefly show it as an earlier attempt before navigating away.
  const finish = () => {
    // Another tab may have replaced the ordered cart already. The next one is not emptied.
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
