import {
  formatMoney,
  IconButton,
  Money,
  Picture,
  QuantityStepper,
  RowGridRow,
  Text,
  useLocale,
} from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { hasPrice, linePrice } from '../shared/cart/cartTotals.ts'
import { useRemoveFromCart } from '../shared/cart/queries.ts'
import { useLineQuantity } from '../shared/cart/useLineQuantity.ts'
import { toastFailure } from '../shared/failures/toastFailure.ts'
import { useSettings } from '../shared/settings/useConfiguration.ts'
import { TallyOfLine } from './TallyOfLine.tsx'

export interface CartLineRowProps {
  readonly cartId: string
  readonly line: CartLine
  readonly onRemoved: (line: CartLine) => void
  readonly onFailure: (error: unknown) => void
}

/** One line of the cart: quantity, price, and the button that removes it. */
export function CartLineRow({ cartId, line, onRemoved, onFailure }: CartLineRowProps) {
  const { quantity, change } = useLineQuantity(line, cartId, onFailure)
  const remove = useRemoveFromCart()
  const { showsCartPrices } = useSettings()
  const locale = useLocale()
  const total = hasPrice(line) ? linePrice({ ...line, quantity }) : null
  return (
    <RowGridRow
      picture={<Picture src={line.image === '' ? undefined : line.image} alt="" />}
      name={line.name}
      detail={line.productId}
      {...(showsCartPrices && {
        price: <UnitPrice line={line} />,
        total: hasPrice(line) ? <Money amount={total} emphasis="strong" /> : '',
      })}
      quantity={
        line.isTally ? (
          <TallyOfLine cartId={cartId} line={line} />
        ) : (
          <QuantityStepper
            label={`Quantity of ${line.name}`}
            width="full"
            value={quantity}
            onChange={change}
            {...(showsCartPrices && total !== null && { outcome: formatMoney(total, locale) })}
          />
        )
      }
      tool={
        <IconButton
          icon="bin"
          label={`Remove ${line.name}`}
          isPending={remove.isPending}
          onPress={() => void remove.run(line).then(() => onRemoved({ ...line, quantity }), toastFailure)}
        />
      }
    />
  )
}

function UnitPrice({ line }: { line: CartLine }) {
  return (
    <Text as="div" size="small" tone="subdued">
      {hasPrice(line) ? (
        <>
          <Money amount={line.unitPrice} /> per {line.unit}
        </>
      ) : (
        'Price on request'
      )}
    </Text>
  )
}
