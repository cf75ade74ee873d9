import { Badge, Hidden, Text } from '@trade-portal/design-system'
import type { OrderRow } from '@trade-portal/supplier-api'
import { moneyColumn, textColumn, type ListColumn } from '../../foundation/lists/ListColumn.tsx'
import type { DocumentKey } from '../../foundation/url/documentAddress.ts'
import { documentKey, documentNumber, documentSortKey } from './documentKey.ts'

/** The name of a branch by its id. */
export type BranchNameOf = (branchId: string) => string

type Numbered = DocumentKey & Pick<OrderRow, 'jobName'> & { readonly type: string }

/**
 * The number of a document, which the search also finds with its suffix. On a card it is the title of a document without a
 * job, such as "Order 481259".
 */
export function numberColumn(header: string, width: ListColumn<Numbered>['width'] = 'standard'): ListColumn<Numbered> {
  return {
    key: 'number',
    header,
    cell: documentNumber,
    value: documentNumber,
    alsoFoundBy: documentKey,
    sortBy: documentSortKey,
    kind: 'number',
    width,
    wordOnCard: ({ type, jobName }) => (jobName === '' ? type : undefined),
    onCard: 'meta',
  }
}

// Columns of both orders and invoices.

type Shown = Pick<OrderRow, 'branchId' | 'reference' | 'shipAddress' | 'amount'>

/** @param usual The type of most rows. The badges of others stand out, and a phone shows only those. */
export const typeColumn = (usual: string): ListColumn<{ readonly type: string }> => ({
  key: 'type',
  header: 'Type',
  cell: ({ type }) => {
    if (type === '') return null
    if (type !== usual) return <Badge tone="info">{type}</Badge>
    return (
      <Hidden below="tablet">
        <Badge tone="neutral">{type}</Badge>
      </Hidden>
    )
  },
  value: ({ type }) => type,
  width: 'short',
  below: 'number',
  onCard: 'aside',
})

export const branchColumn = (nameOf: BranchNameOf): ListColumn<Shown> =>
  textColumn({
    key: 'branch',
    header: 'Branch',
    of: ({ branchId }) => nameOf(branchId),
    width: 'medium',
    isOptional: true,
  })

export const referenceColumn: ListColumn<Shown> = textColumn({
  key: 'reference',
  header: 'Order Ref',
  of: ({ reference }) => reference,
  below: 'job',
  onCard: 'meta',
})

export const addressColumn: ListColumn<Shown> = textColumn({
  key: 'address',
  header: 'Delivery Address',
  of: ({ shipAddress }) => shipAddress,
  width: 'wide',
  isOptional: true,
})

export const jobColumn: ListColumn<Pick<OrderRow, 'jobName'>> = {
  ...textColumn({
    key: 'job',
    header: 'Job Name',
    of: ({ jobName }: Pick<OrderRow, 'jobName'>) => jobName,
    width: 'medium',
    onCard: 'title',
  }),
  // The hyphen is specified.
  cell: ({ jobName }) =>
    jobName || (
      <Text as="span" tone="subdued">
        -
      </Text>
    ),
}

export const amountColumn: ListColumn<Shown> = moneyColumn({
  key: 'amount',
  header: 'Amount',
  of: ({ amount }) => amount,
  onCard: 'end',
})
