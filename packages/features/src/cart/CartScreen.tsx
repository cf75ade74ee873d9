import {
  Banner,
  ButtonLink,
  CardSkeleton,
  Hidden,
  RowGridSkeleton,
  Section,
  Split,
  Stack,
} from '@trade-portal/design-system'
import { SupplierError, type CartLine } from '@trade-portal/supplier-api'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { MoreActions } from '../foundation/screens/MoreActions.tsx'
import { Screen, ScreenTools } from '../foundation/screens/Screen.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { AccountStatusBanner } from '../trade/access/AccountStatusBanner.tsx'
import { useAccess } from '../trade/access/queries.ts'
import { CartBar } from '../trade/cart/CartBar.tsx'
import { useCart } from '../trade/cart/currentCart.ts'
import { EmptyCart } from '../trade/cart/EmptyCart.tsx'
import { OrderAttemptNotice } from '../trade/cart/OrderAttemptNotice.tsx'
import { StartNewCartButton } from '../trade/cart/StartNewCartButton.tsx'
import { isParked } from '../trade/custom-lists/listNames.ts'
import { useCustomLists } from '../trade/custom-lists/queries.ts'
import { CartActions } from './CartActions.tsx'
import { CartLines, useCartColumns, type CartLinesProps } from './CartLines.tsx'
import { CartSummary } from './CartSummary.tsx'
import { RemovedLine, useRemoval } from './RemovedLine.tsx'

/** Review Cart: the lines, the totals, and a link to the checkout. */
export function CartScreen() {
  const cart = useCart()
  return (
    <Screen title={routes.cart.title}>
      <AccountStatusBanner />
      <OrderAttemptNotice />
      {cart.cartId !== undefined && cart.data === undefined && cart.error instanceof SupplierError && <StartNewCart />}
      <QueryView query={cart} what="your cart" skeleton={<CartSkeleton />}>
        {(lines) => <Contents key={cart.cartId} cartId={cart.cartId ?? ''} lines={lines} />}
      </QueryView>
    </Screen>
  )
}

interface ContentsProps {
  readonly cartId: string
  readonly lines: readonly CartLine[]
}

function Contents({ cartId, lines }: ContentsProps) {
  const { has } = useAccess()
  const { removals, restored, keep, drop, forget } = useRemoval(cartId, lines)
  const last = removals.at(-1)
  return (
    <>
      {last && <RemovedLine removal={last} earlier={removals.length - 1} onUndone={drop} onClose={forget} />}
      {lines.length > 0 && <Filled cartId={cartId} lines={lines} restored={restored} onRemoved={keep} />}
      {lines.length === 0 && <EmptyCart />}
      {has('customLists') && <ParkedCarts />}
    </>
  )
}

function Filled(props: CartLinesProps) {
  const { cartId, lines } = props
  const { showsCartTotals } = useSettings()
  return (
    <>
      <ScreenTools>
        <CartActions cartId={cartId} lines={lines} />
      </ScreenTools>
      <Split side="end" from="tablet" isMainLong whenNarrow="last" isSticky aside={<CartSummary lines={lines} />}>
        <CartLines {...props} />
      </Split>
      <CartBar
        label="Cart"
        lines={lines}
        price={showsCartTotals ? 'total' : 'hidden'}
        action={<ButtonLink href={routes.checkout.href()}>Checkout</ButtonLink>}
      />
    </>
  )
}

/** Links to the parked carts. A failure is not shown, because the parked carts are also found among the custom lists. */
function ParkedCarts() {
  const { data: lists = [] } = useCustomLists()
  const parked = lists.filter(isParked)
  if (parked.length === 0) return null
  return (
    <Section as="region" heading="Parked carts" headingSize="standard" space="xsmall">
      <Stack as="ul" label="Parked carts" space="small" align="start">
        {parked.map(({ cartId, name }) => (
          <ButtonLink key={cartId} variant="secondary" href={routes.customList.href(cartId)}>
            {name}
          </ButtonLink>
        ))}
      </Stack>
    </Section>
  )
}

function CartSkeleton() {
  return (
    <>
      <ScreenTools>
        <Hidden above="desktop" onPaper>
          <MoreActions />
        </Hidden>
      </ScreenTools>
      <Split side="end" from="tablet" isMainLong whenNarrow="last" aside={<CardSkeleton content="summary" count={4} />}>
        <RowGridSkeleton count={4} columns={useCartColumns()} hasUnits />
      </Split>
    </>
  )
}

/**
 * Offers a new cart if the supplier refuses to show the current one. Another device may have replaced it, but only the
 * customer may decide to abandon it.
 */
function StartNewCart() {
  return (
    <Banner tone="neutral" action={<StartNewCartButton />}>
      If this keeps happening, start a new cart. You will lose the items in this one.
    </Banner>
  )
}
