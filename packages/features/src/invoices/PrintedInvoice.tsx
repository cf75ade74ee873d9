import { Grid, Stack, useRows } from '@trade-portal/design-system'
import { useMemo } from 'react'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import {
  DocumentLines,
  lineColumns,
  lineKey,
  lineText,
  numberedLines,
} from '../trade/document-contents/DocumentLines.tsx'
import { DocumentSummary, DocumentTotals } from '../trade/document-contents/DocumentSummary.tsx'
import type { InvoiceDocument } from './queries.ts'

/** An invoice on paper, as its own page prints it. */
export function PrintedInvoice({ document }: Pick<InvoiceDocument, 'document'>) {
  const numbered = useMemo(() => numberedLines(document.lines), [document.lines])
  const rows = useRows({ rows: numbered, columns: lineColumns, rowKey: lineKey, searchText: lineText })
  return (
    <Stack space="medium">
      <PrintHead title={document.heading} date={document.invoiceDate ?? undefined} />
      <DocumentLines rows={rows} />
      <Grid minColumn="medium" space="medium" align="start">
        <DocumentTotals document={document} />
        <DocumentSummary document={document} />
      </Grid>
    </Stack>
  )
}
