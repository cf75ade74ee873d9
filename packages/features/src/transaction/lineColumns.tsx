import type { TransactionDetail } from '@trade-portal/supplier-api'
import { csvColumns, moneyColumn, sortable, textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { inThousandths } from '../trade/cart/cartTotals.ts'

/** A line with its position in the document. The position is the key of its row, because line numbers may be repeated. */
export type DocumentLine = TransactionDetail['lines'][number] & { readonly place: number }

const columns: readonly ListColumn<DocumentLine>[] = [
  {
    ...textColumn<DocumentLine>({ key: 'description', header: 'Description', of: ({ name }) => name, width: 'widest' }),
    isRowHeader: true,
  },
  textColumn({ key: 'code', header: 'Code', of: ({ productId }) => productId, below: 'description', onCard: 'meta' }),
  {
    key: 'quantity',
    header: 'Qty',
    cell: ({ quantity }) => quantity && inThousandths(quantity),
    value: ({ quantity }) => quantity && inThousandths(quantity),
    align: 'end',
    width: 'narrow',
    onCard: 'meta',
  },
  textColumn({ key: 'unit', header: 'UOM', of: ({ unit }) => unit, width: 'narrow', onCard: 'joined' }),
  moneyColumn({
    key: 'unitPrice',
    header: 'Unit Price',
    of: ({ unitPrice }) => unitPrice,
    onCard: 'joined',
    word: 'at',
  }),
  moneyColumn({ key: 'price', header: 'Line Price', of: ({ price }) => price, emphasis: 'strong', onCard: 'end' }),
]

/** The columns, all sortable, for both the table and the CSV file. */
export const lineColumns = sortable(columns)

export const fileOfLines = csvColumns(lineColumns)
