import { Badge, Inline, Money, Text, type Rows } from '@trade-portal/design-system'
import type { OrderRow } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
import type { DocumentKey } from '../../documentAddress.ts'
import { FailureBanner } from '../../foundation/api/FailureBanner.tsx'
import type { Loadable } from '../../foundation/api/loadable.ts'
import { useQueryFailure } from '../../foundation/api/useQueryFailure.ts'
import { moneyColumn, textColumn, type ListColumn } from '../../foundation/lists/ListColumn.tsx'
import { documentKey, documentSortKey } from './documentKey.ts'
import { documentNumber } from './documentKind.ts'
import { totalOf } from './totalOf.ts'

export type BranchNameOf = (branchId: string) => string

type Numbered = DocumentKey & { readonly type: string }

/**
 * The column with the numbers of documents. The list's search finds a document by its number, with or without the suffix.
 */
export function numberColumn(header: string, width: ListColumn<Numbered>['width'] = 'standard'): ListColumn<Numbered> {
  return {
    key: 'number',
    header,
    cell: documentNumber,
    value: documentNumber,
    alsoFoundBy: documentKey,
    sortBy: documentSortKey,
    kind: 'code',
    width,
  }
}

// Columns of both orders and invoices.

type Shown = Pick<OrderRow, 'branchId' | 'shipAddress' | 'amount'>

/**
 * @param usual The type of most rows. The badges of other types stand out. An invoice has no badge, because its list is
 * named after it; the specification asks for the badges of orders and quotes.
 */
export const typeColumn = (usual: 'Order' | 'Invoice'): ListColumn<{ readonly type: string }> => ({
  key: 'type',
  header: 'Type',
  cell: ({ type }) => {
    if (type === '') return null
    if (type === usual && usual === 'Invoice') return type
    return <Badge tone={type === 'Order' || type === 'Invoice' ? 'neutral' : 'info'}>{type}</Badge>
  },
  value: ({ type }) => type,
  width: 'short',
  below: 'number',
})

export const branchColumn = (nameOf: BranchNameOf): ListColumn<Shown> =>
  textColumn({
    key: 'branch',
    header: 'Branch',
    of: ({ branchId }) => nameOf(branchId),
    width: 'medium',
    isOptional: true,
  })

/** Says that the names of the branches could not be loaded. Shown above the list, which shows branch numbers instead. */
export function BranchesFailure({ query }: { readonly query: Loadable<unknown> }) {
  const failure = useQueryFailure(query, '')
  if (!failure) return null
  return (
    <FailureBanner
      tone="caution"
      title="We could not load the names of the branches"
      failure={failure}
      consequence="The list shows their numbers instead."
    />
  )
}

/** In a narrow table the reference is below the job's name, where no header explains it. */
export function referenceColumn<Row>(of: (row: Row) => string): ListColumn<Row> {
  return {
    ...textColumn({ key: 'reference', header: 'Order Ref', of, below: 'job' }),
    cell: (row, isNarrow) => (isNarrow && of(row) !== '' ? `Ref ${of(row)}` : of(row) || null),
  }
}

export const addressColumn: ListColumn<Shown> = textColumn({
  key: 'address',
  header: 'Delivery Address',
  of: ({ shipAddress }) => shipAddress,
  width: 'wide',
  isOptional: true,
})

/**
 * As specified, a table shows a hyphen if a document has no job name. A narrow table shows the order reference instead of
 * the hyphen, if there is one.
 */
export const jobColumn: ListColumn<Pick<OrderRow, 'jobName'>> = textColumn({
  key: 'job',
  header: 'Job Name',
  of: ({ jobName }) => jobName,
  width: 'wide',
})

export const amountColumn: ListColumn<Shown> = moneyColumn({
  key: 'amount',
  header: 'Amount',
  of: ({ amount }) => amount,
  emphasis: 'strong',
})

/** A row with an amount in cents. The amount is null if the supplier sent none. */
interface Billed {
  readonly amount: number | null
}

export function ShownRowsTotal({ rows: { shown } }: { readonly rows: Pick<Rows<Billed>, 'shown'> }) {
  const amounts = useMemo(() => shown.map(({ amount }) => amount), [shown])
  return <AmountsTotal label="Total" amounts={amounts} />
}

/** A labelled sum of amounts in cents. Says how many of them are unknown. */
export function AmountsTotal({
  label,
  amounts,
}: {
  readonly label: string
  readonly amounts: readonly (number | null)[]
}) {
  const { total, missing } = totalOf(amounts)
  return (
    <Inline space="xsmall">
      <Text as="span" size="small" tone="subdued">
        {missing === 0 ? label : `${label}, ${missing} not known`}
      </Text>
      <Money amount={total} emphasis="strong" />
    </Inline>
  )
}
