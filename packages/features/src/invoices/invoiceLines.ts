import type { InvoiceRow } from '@trade-portal/supplier-api'
import type { CsvColumn } from '../foundation/lists/saveCsv.ts'
import { fileOfLines, numberedLines, type DocumentLine } from '../trade/document-contents/DocumentLines.tsx'
import { documentNumber } from '../trade/documents/documentKind.ts'
import type { InvoiceDocument } from './queries.ts'

interface InvoiceLine extends DocumentLine {
  readonly invoice: InvoiceRow
}

/** The columns of a CSV file with the lines of several invoices. Each line names its invoice. */
export const invoiceLineColumns: readonly CsvColumn<InvoiceLine>[] = [
  { header: 'Invoice Number', value: ({ invoice }) => documentNumber(invoice) },
  { header: 'Invoice Date', value: ({ invoice }) => invoice.date },
  { header: 'Order Ref', value: ({ invoice }) => invoice.reference },
  { header: 'Job Name', value: ({ invoice }) => invoice.jobName },
  ...fileOfLines,
]

export const invoiceLines = (documents: readonly InvoiceDocument[]): readonly InvoiceLine[] =>
  documents.flatMap(({ invoice, document }) => numberedLines(document.lines).map((line) => ({ ...line, invoice })))
