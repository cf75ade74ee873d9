import { RowCard, Text } from '@trade-portal/design-system'
import type { IssuedPriceBook } from '@trade-portal/supplier-api'
import { dateColumn, textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { formatCodes, labelOf, typeCodes, yesOrNo } from './priceBookCodes.ts'

const dateGenerated = dateColumn<IssuedPriceBook>({
  key: 'date',
  header: 'Generated',
  of: ({ date }) => date,
  width: 'medium',
})

// The date names the row, so it must not be empty.
const generatedOn = (issue: IssuedPriceBook) => dateGenerated.cell(issue) ?? 'No date'
const typeOf = ({ type }: IssuedPriceBook) => labelOf(typeCodes, type)
const formatOf = ({ format }: IssuedPriceBook) => labelOf(formatCodes, format)

export const historyColumns: readonly ListColumn<IssuedPriceBook>[] = [
  { ...dateGenerated, cell: generatedOn },
  textColumn({ key: 'type', header: 'Type', of: typeOf, width: 'medium', below: 'recipient' }),
  textColumn({ key: 'format', header: 'Format', of: formatOf, width: 'wide', below: 'date' }),
  textColumn({ key: 'recipient', header: 'Recipient', of: ({ recipient }) => recipient, width: 'wider' }),
  textColumn({
    key: 'newCodes',
    header: 'New Codes',
    of: ({ withNewCodes }) => yesOrNo(withNewCodes),
    width: 'narrow',
  }),
  textColumn({
    key: 'coreProducts',
    header: 'Core Products',
    of: ({ withCoreProducts }) => yesOrNo(withCoreProducts),
    width: 'narrow',
  }),
]

/** A price book on a phone. */
export const historyCard = (issue: IssuedPriceBook) => (
  <RowCard
    name={{ label: 'Generated', value: generatedOn(issue) }}
    end={
      <Text as="span" size="small" tone="subdued" weight="strong">
        {formatOf(issue)}
      </Text>
    }
    values={[
      { label: 'Type', value: typeOf(issue) },
      { label: 'Recipient', value: issue.recipient },
      { label: 'New Codes', value: yesOrNo(issue.withNewCodes), isDetail: true },
      { label: 'Core Products', value: yesOrNo(issue.withCoreProducts), isDetail: true },
    ]}
  />
)
