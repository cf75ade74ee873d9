import { ButtonLink, Card, DescriptionList, Hidden, Section } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { TotalsList } from '../trade/cart/TotalsList.tsx'

/** The Checkout link and the totals of the cart. If prices are hidden, the number of items replaces the totals. */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const { showsCartTotals } = useSettings()
  return (
    <Card>
      <Section as="region" heading="Order Summary">
        {showsCartTotals ? (
          <TotalsList lines={lines} />
        ) : (
          <DescriptionList items={[{ term: 'Items', detail: cartTotals(lines).items }]} />
        )}
        {/* On phones and tablets, the bar at the lower edge has the link instead. */}
        <Hidden below="desktop">
          <ButtonLink href={routes.checkout.href()} width="full">
            Checkout
          </ButtonLink>
        </Hidden>
      </Section>
    </Card>
  )
}
