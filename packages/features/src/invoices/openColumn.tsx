import { formatMoney, Money, Text, useLocale } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { FailureBanner } from '../foundation/api/FailureBanner.tsx'
import type { Loadable } from '../foundation/api/loadable.ts'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { moneyColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { statedText, type StatedInvoice, type StatedOf } from '../trade/documents/paidState.ts'

/** What the newest statement says is open of each invoice. @param header Such as "Open on 31/10/2026" */
export const openColumn = (header: string, statedOf: StatedOf): ListColumn<InvoiceRow> => ({
  ...moneyColumn({ key: 'open', header, of: (invoice) => statedOf(invoice).open, below: 'amount' }),
  cell: (invoice, isNarrow) => <Open stated={statedOf(invoice)} isNarrow={isNarrow === true} />,
  alsoFoundBy: (invoice) => statedOf(invoice).state,
})

function Open({ stated, isNarrow }: { readonly stated: StatedInvoice; readonly isNarrow: boolean }) {
  const { state, open } = stated
  const format = useLocale()
  if (isNarrow) return statedText(stated, (cents) => formatMoney(cents, format))
  return (
    <>
      {open !== null && <Money amount={open} />}
      {(open === null || state === 'Part paid') && (
        <Text as="div" size="small" tone="subdued">
          {state || '-'}
        </Text>
      )}
    </>
  )
}

/** Says that it is not known which invoices are open. Shown above the list, which shows all invoices instead. */
export function OpenFailure({ query }: { readonly query: Loadable<unknown> }) {
  const failure = useQueryFailure(query, 'Loaded your newest statement')
  if (!failure) return null
  return (
    <FailureBanner
      tone="caution"
      title="We could not load your newest statement"
      failure={failure}
      consequence="The list shows paid invoices too."
    />
  )
}
