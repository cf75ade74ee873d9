import { Button, ButtonLink, Card, Grid, Hidden, Section, SummaryBar, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { CartBar } from '../trade/cart/CartBar.tsx'
import { CheckNowButton } from '../trade/cart/CheckNowButton.tsx'
import { useCart } from '../trade/cart/currentCart.ts'
import { TotalsList } from '../trade/cart/TotalsList.tsx'
import type { TransactionType } from '../trade/orders/orderRecords.ts'
import type { Delivery } from './checkout.ts'

interface Sending {
  readonly isPending: boolean
  /** Whether this cart was sent as an order before, and must not be sent again. */
  readonly isLocked: boolean
  /** Whether this cart was sent, and it is unknown whether the order was placed. */
  readonly hasUnknownOutcome: boolean
  readonly onSend: (type: TransactionType) => void
}

interface CheckoutSummaryProps extends Sending {
  /** The cart's lines of goods, leaving out the lines that are delivery charges. */
  readonly lines: readonly CartLine[]
  readonly delivery: Delivery
}

/** The totals, Confirm Order and Create Quote. On phones and tablets, Confirm Order is in the CheckoutBar instead. */
export function CheckoutSummary({ lines, delivery, ...sending }: CheckoutSummaryProps) {
  const { showsCheckoutPrices } = useSettings()
  return (
    <Card>
      <Section as="region" heading="Summary">
        {showsCheckoutPrices && <TotalsList lines={lines} delivery={deliveryRow(delivery)} />}
        {delivery.state === 'found' && !delivery.found.isLocated && (
          <Text size="small" weight="strong">
            We could not find the address of the delivery: its branch and price may be wrong.
          </Text>
        )}
        {isStuck(sending) && (
          <Text size="small">
            Sent, but we do not know whether it was placed. The notice on this page says what you can do.
          </Text>
        )}
        <Grid minColumn="field" space="small">
          <Hidden below="desktop">
            <OrderButton type="Order" {...sending} />
          </Hidden>
          <OrderButton type="Quote" {...sending} />
          <ButtonLink variant="quiet" width="full" href={routes.cart.href()}>
            Back to Review Cart
          </ButtonLink>
        </Grid>
      </Section>
    </Card>
  )
}

/**
 * The bar at the lower edge of a phone or tablet: the total and Confirm Order. After an order of unknown outcome it looks for
 * that order.
 */
export function CheckoutBar({ lines, delivery, ...sending }: CheckoutSummaryProps) {
  const { showsCheckoutPrices } = useSettings()
  const { cartId } = useCart()
  if (isStuck(sending) && cartId !== undefined) {
    const action = <CheckNowButton cartId={cartId} />
    return <SummaryBar label="Order" note="Sent, without an answer" action={action} />
  }
  return (
    <CartBar
      label="Order"
      lines={lines}
      delivery={deliveryRow(delivery)}
      price={showsCheckoutPrices ? 'total' : 'hidden'}
      counts={showsCheckoutPrices ? 'items' : 'nothing'}
      action={<OrderButton type="Order" {...sending} />}
    />
  )
}

const isStuck = ({ isPending, hasUnknownOutcome }: Sending) => hasUnknownOutcome && !isPending

function OrderButton({ type, isPending, isLocked, onSend }: Sending & { readonly type: TransactionType }) {
  const isOrder = type === 'Order'
  return (
    <Button
      variant={isOrder ? 'primary' : 'secondary'}
      width="full"
      isDisabled={isLocked || (isPending && !isOrder)}
      isPending={isPending && isOrder}
      pendingLabel="Sending…"
      onPress={() => onSend(type)}
    >
      {isOrder ? 'Confirm Order' : 'Create Quote'}
    </Button>
  )
}

/** The row of the delivery charge among the totals; undefined for a pickup, or if nothing is chosen yet. */
export function deliveryRow(delivery: Delivery) {
  if (delivery.state === 'none') return undefined
  if (delivery.state !== 'found') return { term: 'Delivery', unitPrice: null, unitGst: null }
  const { branch, price } = delivery
  return { term: `Delivery from ${branch}`, unitPrice: price.unitPrice, unitGst: price.unitGst }
}
