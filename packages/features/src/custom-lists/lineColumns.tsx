import { IconButton, Inline, Money, Picture, Text, type DataTableColumn } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { extendedPrice, unitPrice } from './linePrices.ts'

export interface LineColumnsOptions {
  /** Whether any line has a picture; the others then get a placeholder, so that the names stand below each other. */
  readonly hasPictures: boolean
  /** Left out where lines cannot be removed. */
  readonly onRemove?: (line: CartLine) => void
}

/** The columns of a list's lines. */
export function lineColumns({ hasPictures, onRemove }: LineColumnsOptions): readonly DataTableColumn<CartLine>[] {
  return [
    { key: 'sku', header: 'SKU', cell: ({ productId }) => productId, sortBy: ({ productId }) => productId },
    {
      key: 'description',
      header: 'Description',
      cell: (line) => (hasPictures ? <NameWithPicture line={line} /> : line.name),
      sortBy: ({ name }) => name,
      width: 'wide',
      isRowHeader: true,
    },
    {
      key: 'quantity',
      header: 'Qty',
      cell: ({ quantity }) => quantity,
      sortBy: ({ quantity }) => quantity,
      align: 'end',
      width: 'narrow',
    },
    { key: 'unit', header: 'UOM', cell: ({ unit }) => unit || null, sortBy: ({ unit }) => unit, width: 'narrow' },
    {
      key: 'unitPrice',
      header: 'Unit Price',
      cell: (line) => <UnitPrice cents={unitPrice(line)} />,
      sortBy: unitPrice,
      align: 'end',
    },
    {
      key: 'extendedPrice',
      header: 'Extended Price',
      cell: (line) => <Money amount={extendedPrice(line)} emphasis="strong" />,
      sortBy: extendedPrice,
      align: 'end',
    },
    ...(onRemove ? [removeColumn(onRemove)] : []),
  ]
}

function removeColumn(onRemove: (line: CartLine) => void): DataTableColumn<CartLine> {
  return {
    key: 'remove',
    header: 'Remove',
    hideHeader: true,
    cell: (line) => <IconButton icon="bin" label={`Remove ${line.name}`} onPress={() => onRemove(line)} />,
    align: 'end',
    width: 'narrow',
    onCard: 'lead',
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
