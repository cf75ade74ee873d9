import {
  formatMoney,
  IconButton,
  Money,
  PerUnit,
  Picture,
  QuantityStepper,
  RowGrid,
  RowGridRow,
  Text,
  useLocale,
} from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { memo, useCallback, useDeferredValue, useMemo } from 'react'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { captureToast } from '../foundation/failures/sessionScope.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { hasPrice, linePrice } from '../trade/cart/cartTotals.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import { useChangeQuantity, useRemoveFromCart } from '../trade/cart/queries.ts'
import { StockOf } from '../trade/catalogue/StockMark.tsx'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import { LengthsOfLine, TallyOfLine } from './TallyOfLine.tsx'

export interface CartLinesProps {
  readonly cartId: string
  readonly lines: readonly CartLine[]
  /** The line that was restored last. It has the focus. */
  readonly restored: CartLine | undefined
  /** Called when the supplier has removed a line. */
  readonly onRemoved: (line: CartLine, showToast: (message: string) => void) => void
}

/** The number of lines that a large cart shows immediately. It is more than fits on a screen. */
const firstLines = 12

/**
 * The lines of the cart. One Error dialog shows all failed changes of quantities. The props of the rows are stable, so that
 * changing a line renders only the row of that line.
 */
export function CartLines({ cartId, lines, restored, onRemoved }: CartLinesProps) {
  const failure = useErrorDialog()
  const changeQuantity = useChangeQuantity(cartId)
  const { run: remove } = useRemoveFromCart(cartId)
  const { report } = failure
  const onQuantity = useCallback(
    (line: CartLine, quantity: number) => void changeQuantity(line, quantity).catch(report),
    [changeQuantity, report],
  )
  const onRemove = useCallback(
    (line: CartLine) => {
      const showToast = captureToast()
      void remove(line).then(() => onRemoved(line, showToast), toastFailure)
    },
    [remove, onRemoved],
  )
  // Rendering hundreds of lines takes seconds on a phone. The first lines are rendered at once, the rest when the browser
  // has time.
  const shownLines = useDeferredValue(Number.POSITIVE_INFINITY, firstLines)
  return (
    <>
      <RowGrid label="Lines of the cart" columns={useCartColumns()} hasUnits>
        {lines.slice(0, shownLines).map((line) => (
          <CartLineRow
            key={lineKey(line)}
            cartId={cartId}
            line={line}
            isRestored={line === restored}
            onQuantity={onQuantity}
            onRemove={onRemove}
          />
        ))}
      </RowGrid>
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </>
  )
}

export function useCartColumns() {
  const { showsCartTotals } = useSettings()
  const { cartTax } = useTaxLabels()
  return useMemo(() => {
    const total = showsCartTotals && { total: `Total ${cartTax}` }
    return { picture: '', name: 'Product', price: `Price ${cartTax}`, ...total, quantity: 'Quantity', tool: '' }
  }, [showsCartTotals, cartTax])
}

interface CartLineRowProps {
  readonly cartId: string
  readonly line: CartLine
  readonly isRestored: boolean
  readonly onQuantity: (line: CartLine, quantity: number) => void
  readonly onRemove: (line: CartLine) => void
}

/**
 * One line of the cart: quantity, price, and the button that removes the line. Memoised, so that it is not rendered again
 * when another line changes.
 */
const CartLineRow = memo(function CartLineRow({ cartId, line, isRestored, onQuantity, onRemove }: CartLineRowProps) {
  const { showsCartTotals } = useSettings()
  const locale = useLocale()
  const total = hasPrice(line) ? linePrice(line) : null
  return (
    <RowGridRow
      picture={<Picture src={line.image === '' ? undefined : line.image} alt="" />}
      name={line.name}
      takesFocus={isRestored}
      detail={line.productId}
      mark={
        <>
          {line.isTally && <LengthsOfLine cartId={cartId} line={line} />}
          <StockOf line={line} />
        </>
      }
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
          {line.unit !== '' && <PerUnit>{line.unit}</PerUnit>}
        </>
      ) : (
        'Price on request'
      )}
    </Text>
  )
}
