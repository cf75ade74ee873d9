import {
  Hidden,
  IconButton,
  keepMeasures,
  Money,
  MoneyChange,
  PerUnit,
  QuantityStepper,
  Text,
  TextButton,
} from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { AdditionNote } from '../trade/cart/AdditionNote.tsx'
import type { UnansweredLineDecision } from '../trade/cart/additions.ts'
import { StockOf } from '../trade/catalogue/StockMark.tsx'
import { useCartTallies } from '../trade/catalogue/tallyQueries.ts'
import { lengthsNotLoaded, lengthsText } from '../trade/orders/goodsText.ts'
import { unitPrice } from './linePrices.ts'
import type { ListRow } from './listRow.ts'

/** What the table and the cards of a list let the user do with its lines. */
export interface LineOptions {
  /** The id of the list; '' in the skeleton, which has no lines. */
  readonly listId?: string
  /**
   * Called with a new quantity, or with null if the user clears the field. After null, the line has the quantity from the
   * list again. Omit `onQuantity` if quantities cannot be changed.
   */
  readonly onQuantity?: (row: ListRow, quantity: number | null) => void
  /** Called when the text in the quantity field is not a quantity. */
  readonly onRefuse?: (row: ListRow) => void
  /** Called with the customer's decision about a line that may have been added to the cart already. */
  readonly onDecide?: (row: ListRow, decision: UnansweredLineDecision) => void
  /** Called to remove a line. Omit it if lines cannot be removed. */
  readonly onRemove?: (line: CartLine) => void
}

interface RemoveButtonProps {
  readonly line: CartLine
  readonly onRemove: (line: CartLine) => void
}

export function RemoveButton({ line, onRemove }: RemoveButtonProps) {
  return <IconButton icon="bin" variant="subdued" label={`Remove ${line.name}`} onPress={() => onRemove(line)} />
}

interface LineNameProps {
  readonly row: ListRow
  readonly onDecide: LineOptions['onDecide']
}

export function LineName({ row, onDecide }: LineNameProps) {
  const { name, addition } = row
  return (
    <>
      {keepMeasures(name)} <StockOf line={row} />
      {addition && <AdditionNote name={name} addition={addition} onDecide={(decision) => onDecide?.(row, decision)} />}
    </>
  )
}

/** The cut lengths, which the supplier returns apart from the list. Nothing while they load. */
export function Lengths({ listId, line }: { readonly listId: string; readonly line: CartLine }) {
  const tallies = useCartTallies(listId, line)
  const failed = useQueryFailure(tallies, '')
  return (
    <>
      {tallies.data && keepMeasures(lengthsText(tallies.data))}
      {failed && (
        <>
          {lengthsNotLoaded} <TextButton onPress={failed.retry}>Try again</TextButton>
        </>
      )}
    </>
  )
}

interface LineQuantityProps {
  readonly row: ListRow
  readonly onChange: (row: ListRow, quantity: number | null) => void
  readonly onRefuse: LineOptions['onRefuse']
}

export function LineQuantity({ row, onChange, onRefuse }: LineQuantityProps) {
  return (
    <>
      <Hidden onPaper>
        <QuantityStepper
          label={`Quantity of ${row.name}`}
          width="full"
          value={row.quantity}
          isDisabled={row.addition?.sent != null}
          onChange={(quantity) => onChange(row, quantity)}
          onClear={() => onChange(row, null)}
          onRefuse={(isRefused) => isRefused && onRefuse?.(row)}
        />
      </Hidden>
      <Hidden onScreen>{row.quantity}</Hidden>
    </>
  )
}

export function UnitPrice({ row, hasUnit = false }: { readonly row: ListRow; readonly hasUnit?: boolean }) {
  const cents = unitPrice(row)
  if (cents === null) return 'On request'
  const { priceBefore = null, unit } = row
  const perUnit = hasUnit && unit !== '' && <PerUnit>{unit}</PerUnit>
  if (priceBefore === null)
    return (
      <>
        <Money amount={cents} />
        {perUnit}
      </>
    )
  return (
    <Text as="span" size="small" tone="subdued">
      <MoneyChange before={priceBefore} now={cents} />
      {perUnit}
    </Text>
  )
}
