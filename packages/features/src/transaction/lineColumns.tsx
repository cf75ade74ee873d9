import { Money, type DataTableColumn } from '@trade-portal/design-system'
import type { TransactionDetail } from '@trade-portal/supplier-api'

/** A line with its place in the document: the supplier may give the same number to several. */
export type DocumentLine = TransactionDetail['lines'][number] & { readonly place: number }

export const lineColumns: readonly DataTableColumn<DocumentLine>[] = [
  {
    key: 'description',
    header: 'Description',
    cell: ({ name }) => name || null,
    sortBy: ({ name }) => name,
    width: 'wide',
    isRowHeader: true,
  },
  { key: 'code', header: 'Code', cell: ({ productId }) => productId || null, sortBy: ({ productId }) => productId },
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
    cell: ({ unitPrice }) => <Money amount={unitPrice} />,
    sortBy: ({ unitPrice }) => unitPrice,
    align: 'end',
  },
  {
    key: 'price',
    header: 'Line Price',
    cell: ({ price }) => <Money amount={price} emphasis="strong" />,
    sortBy: ({ price }) => price,
    align: 'end',
  },
]
