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
import { memo } from 'react'
import { hasPrice, linePrice } from '../trade/cart/cartTotals.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { LengthsOfLine, TallyOfLine } from './TallyOfLine.tsx'

interface CartLineRowProps {
  readonly cartId: string
  readonly line: CartLine
  readonly onQuantity: (line: CartLine, quantity: number) => void
  readonly onRemove: (line: CartLine) => void
}

/**
 * One line of the cart: quantity, price, and the button that removes the line. Memoised, so that it is not rendered again
 * when another line changes.
 */
export const CartLineRow = memo(function CartLineRow({ cartId, line, onQuantity, onRemove }: CartLineRowProps) {
  const { showsCartTotals } = useSettings()
  const locale = useLocale()
  const total = hasPrice(line) ? linePrice(line) : null
  return (
    <RowGridRow
      picture={<Picture src={line.image === '' ? undefined : line.image} alt="" />}
      name={line.name}
      detail={line.productId}
      mark={line.isTally && <LengthsOfLine cartId={cartId} line={line} />}
      price={<UnitPrice line={line} />}
      {...(showsCartTotals && { total: hasPrice(line) ? <Money amount={total} emphasis="strong" /> : '' })}
      quantity={
        line.isTally ? (
          <TallyOfLine cartId={cartId} line={line} />
        ) : (
          <QuantityStepper
            label={`Quantity of ${line.name}`}
            width="full"
            value={line.quantity}
            onChange={(quantity) => onQuantity(line, quantity)}
            {...(showsCartTotals && total !== null && { outcome: formatMoney(total, locale) })}
          />
        )
      }
      tool={<IconButton icon="bin" variant="subdued" label={`Remove ${line.name}`} onPress={() => onRemove(line)} />}
    />
  )
})

function UnitPrice({ line }: { line: CartLine }) {
  return (
    <Text as="div" size="small" tone="subdued">
      {hasPrice(line) ? (
        <>
          <Money amount={line.unitPrice} />
          {line.unit !== '' && ` per ${line.unit}`}
        </>
      ) : (
        'Price on request'
      )}
    </Text>
  )
}
