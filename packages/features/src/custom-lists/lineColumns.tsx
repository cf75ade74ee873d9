import {
  Hidden,
  IconButton,
  keepMeasures,
  Money,
  MoneyChange,
  PerUnit,
  Picture,
  QuantityStepper,
  RowCard,
  Text,
  TextButton,
} from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { csvColumns, moneyColumn, sortable, textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import type { CsvColumn } from '../foundation/lists/saveCsv.ts'
import { AdditionNote } from '../trade/cart/AdditionNote.tsx'
import type { UnansweredLineDecision } from '../trade/cart/additions.ts'
import { hasPrice, linePrice } from '../trade/cart/cartTotals.ts'
import { StockOf } from '../trade/catalogue/StockMark.tsx'
import { useCartTallies } from '../trade/catalogue/tallyQueries.ts'
import { lengthsNotLoaded, lengthsText } from '../trade/orders/goodsText.ts'
import type { ListRow } from './listRow.ts'

interface LineCardOptions {
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

interface LineColumnsOptions extends LineCardOptions {
  /** Whether any line has a picture. Lines without one then get a placeholder, so that all names are aligned. */
  readonly hasPictures: boolean
}

/**
 * The columns of the CSV file, in the specified order. A price on request is an empty cell. The list's own prices follow
 * where any differs.
 */
export function fileColumns(rows: readonly ListRow[]): readonly CsvColumn<ListRow>[] {
  const of = ({ priceBefore = null }: ListRow) => priceBefore
  const listPrice = moneyColumn({ key: 'priceBefore', header: 'Unit Price in the List', of })
  const columns = lineColumns({ hasPictures: false })
  return csvColumns([
    ...columns.filter(({ key }) => key === 'sku'),
    ...columns.filter(({ key }) => key !== 'sku'),
    ...(rows.some((row) => of(row) !== null) ? [listPrice] : []),
  ])
}

const skuColumn = textColumn<ListRow>({
  key: 'sku',
  header: 'SKU',
  of: ({ productId }) => productId,
  below: 'description',
})

const extendedPriceColumn = moneyColumn<ListRow>({
  key: 'extendedPrice',
  header: 'Extended Price',
  of: extendedPrice,
  emphasis: 'strong',
  width: 'medium',
})

/** The columns of a list's lines in the table. */
export function lineColumns(options: LineColumnsOptions): readonly ListColumn<ListRow>[] {
  const { listId = '', hasPictures, onQuantity, onRefuse, onDecide, onRemove } = options
  return sortable([
    {
      ...textColumn<ListRow>({ key: 'description', header: 'Description', of: ({ name }) => name, width: 'widest' }),
      ...(hasPictures && {
        picture: ({ image }) => <Picture src={image === '' ? undefined : image} alt="" size="row" />,
      }),
      cell: (row, isNarrow) => (
        <>
          <Name {...{ row, onDecide }} />
          {row.isTally && isNarrow !== true && (
            <Text as="div" size="small" tone="subdued">
              <Lengths listId={listId} line={row} />
            </Text>
          )}
        </>
      ),
      isRowHeader: true,
      isWhole: ({ addition }) => addition !== undefined,
    },
    // After the name, as in all other lists of products.
    {
      ...skuColumn,
      // In a narrow table the code is below the name, and the lengths are beside the code.
      cell: (row, isNarrow) =>
        row.isTally && isNarrow === true ? (
          <>
            {row.productId}
            {'\u2002'}
            <Lengths listId={listId} line={row} />
          </>
        ) : (
          skuColumn.cell(row)
        ),
    },
    {
      key: 'quantity',
      header: 'Qty',
      cell: (row, isNarrow) => {
        if (onQuantity && !row.isTally) return <Quantity row={row} onChange={onQuantity} onRefuse={onRefuse} />
        // A narrow table has no column for the unit.
        return isNarrow === true ? `${row.quantity} ${row.unit}` : row.quantity
      },
      value: ({ quantity }) => quantity,
      kind: 'number',
      width: onQuantity ? 'stepper' : 'narrow',
      isWhole: () => onQuantity !== undefined,
    },
    textColumn<ListRow>({ key: 'unit', header: 'UOM', of: ({ unit }) => unit, width: 'narrow', isOptional: true }),
    {
      ...moneyColumn<ListRow>({ key: 'unitPrice', header: 'Unit Price', of: unitPrice, isOptional: true }),
      cell: (row) => <UnitPrice row={row} />,
    },
    {
      ...extendedPriceColumn,
      cell: (row, isNarrow) => (
        <>
          {extendedPriceColumn.cell(row)}
          {isNarrow === true && (
            <Text as="div" size="small" tone="subdued">
              <UnitPrice row={row} hasUnit />
            </Text>
          )}
        </>
      ),
    },
    ...(onRemove ? [removeColumn(onRemove)] : []),
  ])
}

/** A line on a phone. */
export function lineCard({ listId = '', onQuantity, onRefuse, onDecide, onRemove }: LineCardOptions) {
  return (row: ListRow) => {
    const { quantity, unit, isTally } = row
    return (
      <RowCard
        name={{ label: 'Description', value: <Name {...{ row, onDecide }} /> }}
        isNameWhole={row.addition !== undefined}
        end={<Money amount={extendedPrice(row)} emphasis="strong" />}
        control={onQuantity && !isTally && <Quantity row={row} onChange={onQuantity} onRefuse={onRefuse} />}
        // Where lines can be selected, the menu of the selected line removes it, so that no slip of a thumb does.
        aside={
          onQuantity
            ? isTally && (
                <>
                  {`${quantity} ${unit}`} at <UnitPrice row={row} />
                </>
              )
            : onRemove && <RemoveButton {...{ line: row, onRemove }} />
        }
        values={[
          { label: 'SKU', value: row.productId },
          { label: 'Lengths', value: isTally && <Lengths listId={listId} line={row} /> },
          { label: 'Quantity', word: 'Qty', value: !onQuantity && `${quantity} ${unit}` },
          {
            label: 'Unit Price',
            value: !(onQuantity && isTally) && <UnitPrice row={row} hasUnit={onQuantity !== undefined} />,
          },
        ]}
      />
    )
  }
}

function removeColumn(onRemove: (line: CartLine) => void): ListColumn<ListRow> {
  return {
    key: 'remove',
    header: 'Remove',
    kind: 'action',
    cell: (line) => <RemoveButton {...{ line, onRemove }} />,
  }
}

interface RemoveButtonProps {
  readonly line: CartLine
  readonly onRemove: (line: CartLine) => void
}

function RemoveButton({ line, onRemove }: RemoveButtonProps) {
  return <IconButton icon="bin" variant="subdued" label={`Remove ${line.name}`} onPress={() => onRemove(line)} />
}

interface NameProps {
  readonly row: ListRow
  readonly onDecide: LineColumnsOptions['onDecide']
}

function Name({ row, onDecide }: NameProps) {
  const { name, addition } = row
  return (
    <>
      {keepMeasures(name)} <StockOf line={row} />
      {addition && <AdditionNote name={name} addition={addition} onDecide={(decision) => onDecide?.(row, decision)} />}
    </>
  )
}

/** The cut lengths, which the supplier returns apart from the list. Nothing while they load. */
function Lengths({ listId, line }: { readonly listId: string; readonly line: CartLine }) {
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

interface QuantityProps {
  readonly row: ListRow
  readonly onChange: (row: ListRow, quantity: number | null) => void
  readonly onRefuse: LineColumnsOptions['onRefuse']
}

function Quantity({ row, onChange, onRefuse }: QuantityProps) {
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

function UnitPrice({ row, hasUnit = false }: { readonly row: ListRow; readonly hasUnit?: boolean }) {
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

/** In cents, for one unit; null if the price is on request. */
function unitPrice(line: CartLine): number | null {
  return hasPrice(line) ? line.unitPrice : null
}

/** In cents, for the whole line, rounded as in the cart; null if the price is on request. */
export function extendedPrice(line: CartLine): number | null {
  return hasPrice(line) ? linePrice(line) : null
}
