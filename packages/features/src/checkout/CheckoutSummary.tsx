import { ButtonLink, Card, Hidden, Section, Stack, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { TotalsList } from '../trade/cart/TotalsList.tsx'
import { routes } from '../routes.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { goodsText } from './goodsText.ts'
import { OrderButton, type Sending } from './OrderButton.tsx'
import type { Delivery } from './delivery.ts'

export interface CheckoutSummaryProps extends Sending {
  /** The lines of the cart, without delivery charges. */
  readonly lines: readonly CartLine[]
  readonly delivery: Delivery
}

/** The totals, and the buttons Confirm Order and Create Quote. On phones Confirm Order is in the CheckoutBar. */
export function CheckoutSummary({ lines, delivery, ...sending }: CheckoutSummaryProps) {
  const { showsCheckoutPrices } = useSettings()
  return (
    <Card>
      <Section as="region" heading="Summary">
        {showsCheckoutPrices && (
          <>
            <Text size="small">{goodsText(lines)}</Text>
            <TotalsList lines={lines} delivery={deliveryRow(delivery)} />
          </>
        )}
        {delivery.state === 'found' && !delivery.found.isLocated && (
          <Text size="small" weight="strong">
            We could not find the address of the delivery: its branch and price may be wrong.
          </Text>
        )}
        <Stack space="small">
          <Hidden below="tablet">
            <OrderButton type="Order" {...sending} />
          </Hidden>
          <OrderButton type="Quote" {...sending} />
          <ButtonLink variant="quiet" width="full" href={routes.cart.href()}>
            Back to Review Cart
          </ButtonLink>
        </Stack>
      </Section>
    </Card>
  )
}

/** The row of the delivery among the totals; undefined for a pickup. */
export function deliveryRow(delivery: Delivery) {
  if (delivery.state === 'none') return undefined
  if (delivery.state !== 'found') return { term: 'Delivery', unitPrice: null, unitGst: null }
  const { branch, price } = delivery
  return { term: `Delivery from ${branch}`, unitPrice: price.unitPrice, unitGst: price.unitGst }
}
