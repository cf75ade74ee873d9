import { CalendarDate, Disclosure, Hidden, Link, Money, Skeleton, Stack, Text } from '@trade-portal/design-system'
import { QueryView } from '../../foundation/api/QueryView.tsx'
import { counted } from '../../foundation/lists/counted.ts'
import { routes } from '../../routes.ts'
import { useAccess } from '../access/queries.ts'
import { documentId } from '../documents/documentKey.ts'
import { headingOf } from '../documents/documentKind.ts'
import { useSameReference } from '../documents/referenceQueries.ts'
import { dayOfRow, type ListedRow } from '../documents/sameReference.ts'
import type { ShownDocument } from './shownDocument.ts'

/**
 * The invoices with the reference of an order, or the orders with that of an invoice. Both lists are loaded only when the
 * customer opens this part.
 */
export function SameReference({ document }: { readonly document: ShownDocument }) {
  const { mayOpen } = useAccess()
  const { kind } = document
  if (kind === 'payment' || kind === 'other' || !mayOpen(kind === 'invoice' ? 'orders' : 'invoices')) return null
  const what = kind === 'invoice' ? 'Orders and quotes' : 'Invoices'
  return (
    <Hidden onPaper>
      <Disclosure title={`${what} with the same reference`} isRenderedWhenOpen>
        <Found document={document} what={what.toLowerCase()} />
      </Disclosure>
    </Hidden>
  )
}

function Found({ document, what }: { readonly document: ShownDocument; readonly what: string }) {
  return (
    <QueryView
      query={useSameReference(document)}
      what={what}
      skeleton={<Skeleton shape="line" count={3} />}
      announcement={({ found }) => counted(found.length, 'document')}
    >
      {({ reference, found }) => (
        <Stack space="small">
          {found.length > 0 && (
            <Stack as="ul" space="small">
              {found.map((row) => (
                <FoundRow key={documentId(row)} row={row} />
              ))}
            </Stack>
          )}
          <Text size="small" tone="subdued">
            {noteOn(reference, found.length, what)}
          </Text>
        </Stack>
      )}
    </QueryView>
  )
}

function noteOn(reference: string, count: number, what: string): string {
  if (reference === '') return 'The supplier lists no reference for this document.'
  if (count === 0) return `There are no ${what} with the reference ${reference}.`
  return 'The same reference is a sign, but no proof, that documents belong together.'
}

function FoundRow({ row }: { readonly row: ListedRow }) {
  const { number, suffix, type, reference, amount } = row
  return (
    <Stack space="none">
      <Link href={routes.transaction.href('deliveryDate' in row ? 'orders' : 'invoices', number, suffix)}>
        {headingOf(type, row)}
      </Link>
      <Text size="small">
        Same reference {reference} · <CalendarDate value={dayOfRow(row)} /> · <Money amount={amount} />
      </Text>
    </Stack>
  )
}
