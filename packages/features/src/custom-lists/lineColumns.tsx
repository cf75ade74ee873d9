import { Hidden, IconButton, Inline, Money, MoneyChange, NumberField, Picture, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { moneyColumn, sortable, textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import type { Decision } from '../trade/cart/additions.ts'
import { AttemptNote } from '../trade/cart/AttemptNote.tsx'
import { hasPrice, linePrice } from '../trade/cart/cartTotals.ts'
import type { ListRow } from './listRow.ts'

interface LineColumnsOptions {
  /** Whether any line has a picture. Lines without one then get a placeholder, so that all names are aligned. */
  readonly hasPictures: boolean
  /**
   * Called with a new quantity; with null if the line gets back the quantity of the list. Omit it if quantities cannot be
   * changed.
   */
  readonly onQuantity?: (row: ListRow, quantity: number | null) => void
  /** Called with the customer's decision about a line that may have been added to the cart already. */
  readonly onDecide?: (row: ListRow, decision: Decision) => void
  /** Called to remove a line. Omit it if lines cannot be removed. */
  readonly onRemove?: (line: CartLine) => void
}

/** The columns of a list's lines, in the table and in the CSV file. In the file, a price on request is an empty cell. */
export function lineColumns(options: LineColumnsOptions): readonly ListColumn<ListRow>[] {
  const { hasPictures, onQuantity, onDecide, onRemove } = options
  return sortable([
    textColumn<ListRow>({
      key: 'sku',
      header: 'SKU',
      of: ({ productId }) => productId,
      below: 'description',
      onCard: 'meta',
    }),
    {
      ...textColumn<ListRow>({ key: 'description', header: 'Description', of: ({ name }) => name, width: 'widest' }),
      cell: (row) => <Name row={row} hasPicture={hasPictures} onDecide={onDecide} />,
      isRowHeader: true,
      isWhole: ({ attempt }) => attempt !== undefined,
    },
    {
      key: 'quantity',
      header: 'Qty',
      cell: (row) => (onQuantity && !row.isTally ? <Quantity row={row} onChange={onQuantity} /> : row.quantity),
      value: ({ quantity }) => quantity,
      align: 'end',
      width: 'narrow',
      isWhole: () => onQuantity !== undefined,
      // On a phone, code and unit are beside each other. A quantity field between them would separate them, so it is at the
      // end.
      onCard: onQuantity ? 'aside' : 'meta',
    },
    textColumn<ListRow>({
      key: 'unit',
      header: 'UOM',
      of: ({ unit }) => unit,
      width: 'narrow',
      below: 'unitPrice',
      onCard: onQuantity ? 'meta' : 'joined',
    }),
    {
      ...moneyColumn<ListRow>({ key: 'unitPrice', header: 'Unit Price', of: unitPrice, onCard: 'meta' }),
      cell: (row) => <UnitPrice row={row} />,
    },
    moneyColumn({
      key: 'extendedPrice',
      header: 'Extended Price',
      of: extendedPrice,
      emphasis: 'strong',
      onCard: 'end',
    }),
    ...(onRemove ? [removeColumn(onRemove)] : []),
  ])
}

function removeColumn(onRemove: (line: CartLine) => void): ListColumn<ListRow> {
  return {
    key: 'remove',
    header: 'Remove',
    hideHeader: true,
    cell: (line) => (
      <IconButton icon="bin" variant="subdued" label={`Remove ${line.name}`} onPress={() => onRemove(line)} />
    ),
    align: 'end',
    width: 'button',
    onCard: 'aside',
  }
}

interface NameProps {
  readonly row: ListRow
  readonly hasPicture: boolean
  readonly onDecide: LineColumnsOptions['onDecide']
}

/** The name of the product. If the line was not added to the cart, the reason is shown below. */
function Name({ row, hasPicture, onDecide }: NameProps) {
  const { name, image, attempt } = row
  return (
    <>
      {hasPicture ? (
        <Inline space="small" wrap={false}>
          {/* On a phone, the checkbox takes the place of the picture. */}
          <Hidden below="tablet">
            <Picture src={image === '' ? undefined : image} alt="" size="row" />
          </Hidden>
          <div>{name}</div>
        </Inline>
      ) : (
        name
      )}
      {attempt && <AttemptNote name={name} attempt={attempt} onDecide={(decision) => onDecide?.(row, decision)} />}
    </>
  )
}

interface QuantityProps {
  readonly row: ListRow
  readonly onChange: (row: ListRow, quantity: number | null) => void
}

function Quantity({ row, onChange }: QuantityProps) {
  return (
    <>
      <Hidden onPaper>
        <NumberField
          label={`Quantity of ${row.name}`}
          hideLabel
          width="narrow"
          step={1}
          minValue={1}
          value={row.quantity}
          isDisabled={row.attempt?.sent != null}
          onChange={(quantity) => onChange(row, quantity)}
        />
      </Hidden>
      <Hidden onScreen>{row.quantity}</Hidden>
    </>
  )
}

/** Today's price, and the price in the list if it is different. */
function UnitPrice({ row }: { readonly row: ListRow }) {
  const cents = unitPrice(row)
  if (cents === null) return 'On request'
  const { priceBefore = null } = row
  if (priceBefore === null) return <Money amount={cents} />
  return (
    <Text as="span" size="small">
      <MoneyChange before={priceBefore} now={cents} />
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
