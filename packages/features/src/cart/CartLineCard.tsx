import { Card, IconButton, Inline, Money, Picture, QuantityStepper, Stack, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { linePrice } from '../shared/cart/cartTotals.ts'
import { useRemoveFromCart } from '../shared/cart/queries.ts'
import { useLineQuantity } from '../shared/cart/useLineQuantity.ts'
import { toastFailure } from '../shared/failures/toastFailure.ts'
import { focusHeading } from '../shared/screens/Screen.tsx'
import { useSettings } from '../shared/settings/useConfiguration.ts'
import { TallyOfLine } from './TallyOfLine.tsx'

export interface CartLineCardProps {
  readonly cartId: string
  readonly line: CartLine
  readonly onFailure: (error: unknown) => void
}

/** One line of the cart: quantity, price, and the button that removes it. */
export function CartLineCard({ cartId, line, onFailure }: CartLineCardProps) {
  const { quantity, change } = useLineQuantity(line, cartId, onFailure)
  const remove = useRemoveFromCart()
  const { showsCartPrices } = useSettings()
  return (
    <Card as="article" padding="small">
      <Inline space="medium" justify="between" align="center">
        <Inline space="medium" align="center" wrap={false}>
          <Picture src={line.image === '' ? undefined : line.image} alt="" size="thumbnail" />
          <Stack space="xxsmall">
            <Text weight="medium">{line.name}</Text>
            <Text size="small" tone="subdued" numeric>
              {line.productId}
            </Text>
            {showsCartPrices && (
              <Text size="small" as="div">
                <Money amount={line.unitPrice} /> per {line.unit}
              </Text>
            )}
          </Stack>
        </Inline>
        <Inline space="medium" align="center">
          {line.isTally ? (
            <TallyOfLine cartId={cartId} line={line} />
          ) : (
            <QuantityStepper label={`Quantity of ${line.name}`} size="small" value={quantity} onChange={change} />
          )}
          {showsCartPrices && <Money amount={linePrice({ ...line, quantity })} emphasis="strong" />}
          <IconButton
            icon="bin"
            label={`Remove ${line.name}`}
            isPending={remove.isPending}
            onPress={() => void remove.run(line).then(focusHeading, toastFailure)}
          />
        </Inline>
      </Inline>
    </Card>
  )
}
