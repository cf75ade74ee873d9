import type { IssuedPriceBook } from '@trade-portal/supplier-api'
import { dateColumn, textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { formatCodes, labelOf, typeCodes, yesOrNo } from './priceBookCodes.ts'

const dateGenerated = dateColumn<IssuedPriceBook>({
  key: 'date',
  header: 'Generated',
  of: ({ date }) => date,
  width: 'medium',
})

export const historyColumns: readonly ListColumn<IssuedPriceBook>[] = [
  // The date is the row's header, so its cell must not be empty.
  { ...dateGenerated, cell: (issue) => dateGenerated.cell(issue) ?? 'No date' },
  textColumn({
    key: 'type',
    header: 'Type',
    of: ({ type }) => labelOf(typeCodes, type),
    below: 'date',
    onCard: 'meta',
  }),
  textColumn({
    key: 'format',
    header: 'Format',
    of: ({ format }) => labelOf(formatCodes, format),
    width: 'medium',
    below: 'recipient',
    onCard: 'end',
  }),
  textColumn({
    key: 'recipient',
    header: 'Recipient',
    of: ({ recipient }) => recipient,
    width: 'wider',
    onCard: 'meta',
  }),
  textColumn({
    key: 'newCodes',
    header: 'New Codes',
    of: ({ withNewCodes }) => yesOrNo(withNewCodes),
    // Leaves room for the header of the next column.
    width: 'short',
  }),
  textColumn({
    key: 'coreProducts',
    header: 'Core Products',
    of: ({ withCoreProducts }) => yesOrNo(withCoreProducts),
    width: 'short',
  }),
]
