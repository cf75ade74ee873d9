import { useQueryClient } from '@tanstack/react-query'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { cachedFiveMinutes } from '../foundation/api/operationQuery.ts'
import { useFewAtATime } from '../foundation/api/useFewAtATime.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { shownDocument } from '../trade/document-contents/shownDocument.ts'
import { transactionQuery } from '../trade/documents/queries.ts'

/** The documents of invoices in a list, in the same order. They are read two at a time. */
export function useInvoiceDocuments(invoices: readonly InvoiceRow[]) {
  const api = useApi()
  const client = useQueryClient()
  const [isStopped, setStopped] = useState(false)
  const queryOf = (invoice: InvoiceRow) => transactionQuery(api, invoice)
  const { documents, failed } = useFewAtATime(
    invoices.map((invoice) => ({ ...queryOf(invoice), ...cachedFiveMinutes })),
    {
      atATime: 2,
      isStopped,
      combine: (results) => ({
        documents: invoices.flatMap((invoice, index) => {
          const { number, suffix } = invoice
          const data = results[index]?.data
          return data ? [{ invoice, document: shownDocument(data, { number, suffix }, 'invoices') }] : []
        }),
        failed: invoices.filter((_, index) => results[index]?.isLoadingError),
      }),
    },
  )
  return {
    documents,
    failed,
    isReading: !isStopped && documents.length + failed.length < invoices.length,
    stop: () => setStopped(true),
    /** Reads on after `stop`, and reads again what could not be read, still two at a time. */
    goOn: () => {
      setStopped(false)
      for (const invoice of failed) void client.resetQueries({ queryKey: queryOf(invoice).queryKey, exact: true })
    },
  }
}

export type InvoiceDocument = ReturnType<typeof useInvoiceDocuments>['documents'][number]
