import { IconButton, Inline, Money, Picture, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { moneyColumn, sortable, textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { hasPrice, linePrice } from '../trade/cart/cartTotals.ts'

interface LineColumnsOptions {
  /** Whether any line has a picture. Lines without one then get a placeholder, so that names are aligned. */
  readonly hasPictures: boolean
  /** Without it, lines cannot be removed. */
  readonly onRemove?: (line: CartLine) => void
}

/** The columns of a list's lines, in the table and in the CSV file. In the file, a price on request is an empty cell. */
export function lineColumns({ hasPictures, onRemove }: LineColumnsOptions): readonly ListColumn<CartLine>[] {
  return sortable([
    textColumn<CartLine>({
      key: 'sku',
      header: 'SKU',
      of: ({ productId }) => productId,
      below: 'description',
      onCard: 'meta',
    }),
    {
      ...textColumn<CartLine>({ key: 'description', header: 'Description', of: ({ name }) => name, width: 'widest' }),
      ...(hasPictures && { cell: (line: CartLine) => <NameWithPicture line={line} /> }),
      isRowHeader: true,
    },
    {
      key: 'quantity',
      header: 'Qty',
      cell: ({ quantity }) => quantity,
      value: ({ quantity }) => quantity,
      align: 'end',
      width: 'narrow',
      onCard: 'meta',
    },
    textColumn<CartLine>({ key: 'unit', header: 'UOM', of: ({ unit }) => unit, width: 'narrow', onCard: 'meta' }),
    {
      ...moneyColumn({ key: 'unitPrice', header: 'Unit Price', of: unitPrice, onCard: 'meta' }),
      cell: (line) => <UnitPrice cents={unitPrice(line)} />,
    },
    {
      ...moneyColumn({ key: 'extendedPrice', header: 'Extended Price', of: extendedPrice, onCard: 'end' }),
      cell: (line) => <Money amount={extendedPrice(line)} emphasis="strong" />,
    },
    ...(onRemove ? [removeColumn(onRemove)] : []),
  ])
}

function removeColumn(onRemove: (line: CartLine) => void): ListColumn<CartLine> {
  return {
    key: 'remove',
    header: 'Remove',
    hideHeader: true,
    cell: (line) => <IconButton icon="bin" label={`Remove ${line.name}`} onPress={() => onRemove(line)} />,
    align: 'end',
    width: 'narrow',
    onCard: 'aside',
  }
}

function NameWithPicture({ line: { name, image } }: { readonly line: CartLine }) {
  return (
    <Inline space="small" wrap={false}>
      <Picture src={image === '' ? undefined : image} alt="" size="row" />
      <Text as="span">{name}</Text>
    </Inline>
  )
}

function UnitPrice({ cents }: { readonly cents: number | null }) {
  return cents === null ? 'On request' : <Money amount={cents} />
}

/** Cents for one unit; null where the price is on request. */
function unitPrice(line: CartLine): number | null {
  return hasPrice(line) ? line.unitPrice : null
}

/** Cents for the whole line, rounded as in the cart; null where the price is on request. */
export function extendedPrice(line: CartLine): number | null {
  return hasPrice(line) ? linePrice(line) : null
}
