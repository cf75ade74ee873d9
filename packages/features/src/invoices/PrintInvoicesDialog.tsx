import { Banner, Button, Dialog, PaperPages, Stack, Text, useAnnouncement } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { counted } from '../foundation/lists/counted.ts'
import { useCsvDownload } from '../foundation/lists/CsvButton.tsx'
import { useAccess } from '../trade/access/queries.ts'
import { documentKey } from '../trade/documents/documentKey.ts'
import { documentNumber } from '../trade/documents/documentKind.ts'
import { useNewestStatement } from '../trade/documents/statementQueries.ts'
import { invoiceLineColumns, invoiceLines } from './invoiceLines.ts'
import { PrintedInvoice } from './PrintedInvoice.tsx'
import { useInvoiceDocuments } from './queries.ts'

/** Reading more would take minutes, and a browser would need long to lay them out. */
const maxPrinted = 200

interface PrintInvoicesDialogProps {
  readonly invoices: readonly InvoiceRow[]
  readonly onClose: () => void
}

/** Reads the lines of several invoices, and prints each from a new page on or saves their lines as one CSV file. */
export function PrintInvoicesDialog({ invoices, onClose }: PrintInvoicesDialogProps) {
  const chosen = invoices.slice(0, maxPrinted)
  const { documents, failed, isReading, stop, goOn } = useInvoiceDocuments(chosen)
  // Each printed invoice says what is paid on this statement. It is loaded here, because while printing it would be too late.
  const statement = useNewestStatement(useAccess().mayOpen('statements'))
  const isWaiting = isReading || (statement.data === undefined && statement.isFetching === true)
  const file = useCsvDownload<ReturnType<typeof invoiceLines>[number]>()
  const isComplete = documents.length === chosen.length
  const read = `${documents.length} of ${counted(chosen.length, 'invoice')} loaded`
  const failure = failed.length === 0 ? '' : `We could not load ${failed.map(documentNumber).join(', ')}.`
  useAnnouncement(isReading ? '' : [read, failure].filter(Boolean).join('. '))
  const saveCsv = () =>
    file.start({
      title: `Lines of ${counted(documents.length, 'invoice')}`,
      fallbackName: 'lines',
      columns: invoiceLineColumns,
      rows: invoiceLines(documents),
    })
  return (
    <>
      <Dialog
        title={`Print ${counted(invoices.length, 'invoice')}`}
        isOpen
        onClose={onClose}
        actions={
          <>
            {(isReading || !isComplete) && (
              <Button variant="secondary" onPress={isReading ? stop : goOn}>
                {isReading ? 'Stop' : failure === '' ? 'Continue' : 'Try again'}
              </Button>
            )}
            <Button
              variant="secondary"
              isDisabled={isReading || documents.length === 0}
              isPending={file.isPending}
              pendingLabel="Preparing…"
              onPress={saveCsv}
            >
              CSV of the lines
            </Button>
            <Button isDisabled={isWaiting || documents.length === 0} onPress={() => window.print()}>
              {isReading || isComplete ? 'Print' : `Print ${documents.length} of ${chosen.length}`}
            </Button>
          </>
        }
      >
        <Stack space="small">
          <Text>{read}</Text>
          {failure !== '' && (
            <Banner tone="caution" announcement="">
              {failure}
            </Banner>
          )}
          <Text size="small" tone="subdued">
            {chosen.length < invoices.length && `At most ${maxPrinted} can be printed at once: these are the first. `}
            Each invoice begins on a new page.
          </Text>
        </Stack>
      </Dialog>
      <PaperPages>
        {documents.map((document) => (
          <PrintedInvoice key={documentKey(document.invoice)} {...document} />
        ))}
      </PaperPages>
    </>
  )
}
