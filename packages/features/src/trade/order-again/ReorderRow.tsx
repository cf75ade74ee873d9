import {
  Button,
  CalendarDate,
  Checkbox,
  Money,
  MoneyChange,
  PerUnit,
  Picture,
  QuantityStepper,
  RowGridRow,
  Skeleton,
  Status,
  Text,
} from '@trade-portal/design-system'
import { memo } from 'react'
import { counted } from '../../foundation/lists/counted.ts'
import type { Addition } from '../cart/addInTurn.ts'
import { AdditionNote } from '../cart/AdditionNote.tsx'
import type { UnansweredLineDecision } from '../cart/additions.ts'
import { productIn } from '../cart/cartTotals.ts'
import { useLoadedCart } from '../cart/currentCart.ts'
import { InCart } from '../catalogue/ProductControls.tsx'
import { StockMark } from '../catalogue/StockMark.tsx'
import { type BoughtProduct, canBeAdded, type ProductToday } from './boughtProducts.ts'

interface ReorderRowProps {
  readonly product: BoughtProduct
  readonly today: ProductToday
  readonly showsHistory: boolean
  readonly isSelected: boolean
  readonly quantity: number
  /**
   * The adding of the product to the cart. Its `problem` says why the addition failed, or why its outcome is
   * unknown.
   */
  readonly addition: Addition
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void
  readonly onQuantity: (productId: string, quantity: number) => void
  readonly onDecide: (product: BoughtProduct, decision: UnansweredLineDecision) => void
  readonly onTally: (product: BoughtProduct) => void
}

/** The row of a product that was bought before: its price and stock today, and the quantity that will be ordered again. */
export const ReorderRow = memo(function ReorderRow(props: ReorderRowProps) {
  const { product, today, isSelected, addition, onSelect } = props
  const { productId, name, unit } = product
  const inCart = useLoadedCart((lines) => productIn(lines, product))
  return (
    <RowGridRow
      select={
        canBeAdded(today) && (
          <Checkbox
            label={`Select ${name}`}
            hideLabel
            value={isSelected}
            onChange={(isOn) => onSelect([productId], isOn)}
          />
        )
      }
      picture={<Picture src={today.image} alt="" />}
      name={name}
      detail={productId}
      note={<Note {...props} inCart={inCart} />}
      problem={
        <AdditionNote name={name} addition={addition} onDecide={(decision) => props.onDecide(product, decision)} />
      }
      stock={today.stock === null ? undefined : <StockMark status={today.stock} />}
      price={<PriceToday today={today} unit={unit} />}
      quantity={quantityControl(props)}
    />
  )
})

function quantityControl({ product, today, quantity, addition, onSelect, onQuantity, onTally }: ReorderRowProps) {
  const { productId, name } = product
  if (today.state === 'loading') return <Skeleton shape="control" />
  if (today.state === 'tally')
    return (
      <Button size="small" width="full" variant="secondary" icon="ruler" about={name} onPress={() => onTally(product)}>
        Tally
      </Button>
    )
  if (!canBeAdded(today)) return undefined
  return (
    <QuantityStepper
      label={`Quantity of ${name}`}
      width="full"
      value={quantity}
      isDisabled={addition.sent !== null}
      onChange={(wanted) => onQuantity(productId, wanted)}
      onEnter={() => onSelect([productId], true)}
      onRefuse={(isRefused) => isRefused && onSelect([productId], false)}
    />
  )
}

interface PriceTodayProps extends Pick<ReorderRowProps, 'today'> {
  readonly unit: string
}

function PriceToday({ today: { state, price }, unit }: PriceTodayProps) {
  if (state === 'loading') return <Skeleton shape="amount" />
  if (price === null)
    return (
      <Text as="span" size="small" tone="subdued">
        {unit}
      </Text>
    )
  return (
    <>
      <Money amount={price} emphasis="strong" />
      {/* On a phone the unit is below the price. */}
      {unit !== '' && <PerUnit>{unit}</PerUnit>}
    </>
  )
}

interface NoteProps extends Pick<ReorderRowProps, 'product' | 'today' | 'showsHistory'> {
  readonly inCart: ReturnType<typeof productIn>
}

function Note({ product: { times, lastDate }, today, showsHistory, inCart }: NoteProps) {
  const { state, priceBefore, price, units } = today
  return (
    <>
      {showsHistory && (
        <span>
          {`${counted(times, 'time')}, last `}
          <CalendarDate value={lastDate} />
        </span>
      )}
      {priceBefore !== null && price !== null && <MoneyChange before={priceBefore} now={price} />}
      {state === 'gone' && <Status tone="caution">No longer sold</Status>}
      {state === 'otherUnits' && <Status tone="caution">{`Now sold by ${units}`}</Status>}
      <InCart entry={{ inCart }} />
    </>
  )
}
