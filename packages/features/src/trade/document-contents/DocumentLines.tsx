import {
  DataTable,
  keepMeasures,
  Money,
  RowCard,
  SearchField,
  Stack,
  Text,
  type Rows,
} from '@trade-portal/design-system'
import type { TransactionDetail } from '@trade-portal/supplier-api'
import { ClearSearch } from '../../foundation/lists/ClearSearch.tsx'
import { counted } from '../../foundation/lists/counted.ts'
import { csvColumns, moneyColumn, sortable, textColumn, type ListColumn } from '../../foundation/lists/ListColumn.tsx'
import { ListTools } from '../../foundation/lists/ListTools.tsx'
import { inThousandths } from '../cart/cartTotals.ts'
import { isMetre } from '../catalogue/metre.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'

/** A line with its position in the document. The position is the key of its row, because line numbers may be repeated. */
export type DocumentLine = TransactionDetail['lines'][number] & {
  readonly place: number
  /** The cut lengths; '' if they are unknown. */
  readonly lengths: string
}

/** @param lengths The cut lengths of each line, if they are known. */
export function numberedLines(
  lines: TransactionDetail['lines'],
  lengths: readonly string[] = [],
): readonly DocumentLine[] {
  return lines.map((line, index) => ({ ...line, place: index + 1, lengths: lengths[index] ?? '' }))
}

/** For `useRows`. */
export const lineKey = ({ place }: DocumentLine) => String(place)
export const lineText = ({ productId, name }: DocumentLine) => `${productId} ${name}`

const columns: readonly ListColumn<DocumentLine>[] = [
  {
    ...textColumn<DocumentLine>({ key: 'description', header: 'Description', of: ({ name }) => name, width: 'widest' }),
    cell: ({ name, lengths }) => <NameAndLengths {...{ name, lengths }} />,
  },
  textColumn({ key: 'code', header: 'Code', of: ({ productId }) => productId, below: 'description' }),
  {
    key: 'quantity',
    header: 'Qty',
    cell: ({ quantity }) => quantity && inThousandths(quantity),
    value: ({ quantity }) => quantity && inThousandths(quantity),
    kind: 'number',
    width: 'narrow',
  },
  textColumn({ key: 'unit', header: 'UOM', of: ({ unit }) => unit, width: 'narrow' }),
  moneyColumn({ key: 'unitPrice', header: 'Unit Price', of: ({ unitPrice }) => unitPrice }),
  moneyColumn({ key: 'price', header: 'Line Price', of: ({ price }) => price, emphasis: 'strong' }),
]

/** A line on a phone, such as "12 EA at $3.20". */
const lineCard = ({ name, lengths, productId, quantity, unit, unitPrice, price }: DocumentLine) => {
  const amount = [quantity && inThousandths(quantity), unit, 'at '].filter(Boolean).join(' ')
  return (
    <RowCard
      name={{ label: 'Description', value: <NameAndLengths {...{ name, lengths }} /> }}
      end={<Money amount={price} emphasis="strong" />}
      values={[
        { label: 'Code', value: productId },
        { label: 'Quantity', value: [amount, <Money key="price" amount={unitPrice} />] },
      ]}
    />
  )
}

function NameAndLengths({ name, lengths }: Pick<DocumentLine, 'name' | 'lengths'>) {
  return (
    <>
      {keepMeasures(name)}
      {lengths !== '' && (
        <Text as="div" size="small" tone="subdued">
          {keepMeasures(lengths)}
        </Text>
      )}
    </>
  )
}

/** The columns, all sortable, for both the table and the CSV file. */
export const lineColumns = sortable(columns)

export const fileOfLines = csvColumns(lineColumns)

const countOf = (count: number) => counted(count, 'line')
/** Documents with more lines than this have a search. */
const fewLines = 20

/** The lines of a document, by default in the supplier's order. */
export function DocumentLines({ rows }: { readonly rows: Rows<DocumentLine> }) {
  const { cartTax } = useTaxLabels()
  return (
    <Stack space="xsmall">
      {rows.all.length > fewLines && (
        <ListTools
          rows={rows}
          columns={lineColumns}
          countOf={countOf}
          search={
            <search>
              <SearchField
                label="Search the lines"
                placeholder="Search all by code or name"
                value={rows.search}
                onChange={rows.setSearch}
                maxLength={200}
              />
            </search>
          }
        />
      )}
      <DataTable
        label="Lines"
        rows={rows}
        columns={lineColumns}
        card={lineCard}
        countOf={countOf}
        emptyText="This document has no lines."
        noResultsText={`No code or name contains “${rows.search}”.`}
        noResultsAction={<ClearSearch onClear={() => rows.setSearch('')} />}
      />
      {rows.all.length > 0 && (
        <Text size="small" tone="subdued">
          {`Prices of lines are ${cartTax}.`}
          {rows.all.some(({ unit, lengths }) => lengths === '' && isMetre(unit)) &&
            ' Cut lengths are shown only for orders that were sent from here in this session.'}
        </Text>
      )}
    </Stack>
  )
}
