import { Banner, Button, Grid, Split, useRows } from '@trade-portal/design-system'
import { useMemo, useState } from 'react'
import { useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { AccountStatusBanner } from '../trade/access/AccountStatusBanner.tsx'
import { useAccess } from '../trade/access/queries.ts'
import { useCopyDialogs } from '../trade/cart/useCopyDialogs.tsx'
import { usePriceForCustomer } from '../trade/customer-prices/pricing.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import {
  DocumentLines,
  lineColumns,
  lineKey,
  lineText,
  numberedLines,
} from '../trade/document-contents/DocumentLines.tsx'
import { DocumentBar, DocumentSummary, DocumentTotals } from '../trade/document-contents/DocumentSummary.tsx'
import type { ShownDocument } from '../trade/document-contents/shownDocument.ts'
import { useStatedPayment } from '../trade/document-contents/useStatedPayment.tsx'
import { useUnsavedComment } from '../trade/documents/unsavedComments.ts'
import { useCopyToCart } from '../trade/order-again/lastOrderQueries.ts'
import { useSentLengths } from '../trade/orders/placedOrders.ts'
import { AcceptanceNotice } from './AcceptanceNotice.tsx'
import { actionsOf, type DocumentAction } from './actionsOf.ts'
import { ActionButton, DocumentActions } from './DocumentActions.tsx'
import { DocumentDialogs } from './DocumentDialogs.tsx'
import { pricedGoods } from './pricedGoods.ts'
import { useAcceptance } from './queries.ts'
import { TransactionFailure } from './TransactionFailure.tsx'

interface DocumentContentsProps {
  readonly document: ShownDocument
  /** When the document was last loaded, in milliseconds since 1970. */
  readonly readAt: number
  readonly onReadAgain: () => Promise<unknown>
}

export function DocumentContents({ document, readAt, onReadAgain }: DocumentContentsProps) {
  const { kind, heading, lines, invoiceDate } = document
  const { mayOpen } = useAccess()
  const failure = useErrorDialog()
  const copy = useCopyToCart(document)
  const { onCopy, dialogs } = useCopyDialogs(copy, heading, failure.report)
  const [opened, setOpened] = useState<DocumentAction | null>(null)
  const { acceptance, isRunning, forget } = useAcceptance(document)
  const lengths = useSentLengths(document)
  const numbered = useMemo(() => numberedLines(lines, lengths), [lines, lengths])
  const priceForCustomer = usePriceForCustomer()
  const rows = useRows({ rows: numbered, columns: lineColumns, rowKey: lineKey, searchText: lineText })
  const onAction = (action: DocumentAction) => {
    if (action === 'copy') onCopy()
    else if (action === 'price') priceForCustomer(pricedGoods(document))
    else setOpened(action)
  }
  // While the dialog sends the acceptance, the Accept button stays, because it gets the focus back if sending fails.
  const isAccepted = isRunning ? opened !== 'accept' : acceptance !== undefined
  const { isPaid } = useStatedPayment(document)
  const actions = actionsOf(document, { mayOpen, isAccepted, isPaid })
  const [main] = actions
  const isCopying = copy.isPending
  return (
    <>
      <PrintHead title={heading} date={invoiceDate ?? undefined} facts={[{ label: 'Search', value: rows.search }]} />
      {/* Accepting a quote creates an order, so the status of the account matters. */}
      {kind === 'quote' && <AccountStatusBanner />}
      {acceptance && (
        <AcceptanceNotice
          key={acceptance.at}
          {...{ acceptance, document, readAt, onReadAgain }}
          onAcceptAgain={() => setOpened('accept')}
          onDismiss={forget}
        />
      )}
      <UnsavedCommentNotice document={document} onEdit={() => setOpened('comment')} />
      <DocumentActions {...{ document, actions, isCopying, onAction }} lines={rows.shown} />
      <Split
        side="end"
        isSticky
        aside={
          kind === 'payment' ? (
            <DocumentTotals document={document} />
          ) : (
            <Grid minColumn="medium" space="medium" align="start">
              <DocumentTotals document={document} />
              <DocumentSummary document={document} />
            </Grid>
          )
        }
      >
        {kind === 'payment' ? <DocumentSummary document={document} /> : <DocumentLines rows={rows} />}
      </Split>
      {main && (
        <DocumentBar
          document={document}
          action={<ActionButton key={main} {...{ document, isCopying, onAction }} action={main} isMain />}
        />
      )}
      <DocumentDialogs
        opened={opened}
        document={document}
        onNotOpen={failure.report}
        // If the answer of a closing dialog arrives late, another dialog may be open. That dialog must stay open.
        onClose={(action) => setOpened((current) => (current === action ? null : current))}
      />
      {dialogs}
      <TransactionFailure message={failure.message} onClose={failure.clear} />
    </>
  )
}

interface UnsavedCommentNoticeProps {
  readonly document: ShownDocument
  readonly onEdit: () => void
}

/** Shows a comment that could not be saved, until it is saved or dismissed. */
function UnsavedCommentNotice({ document, onEdit }: UnsavedCommentNoticeProps) {
  const { unsaved, discard } = useUnsavedComment(document)
  if (!unsaved) return null
  return (
    <Banner
      tone="caution"
      title={unsaved.state === 'refused' ? 'Your comment was not saved' : 'Your comment may not have been saved'}
      // No announcement, because a toast has announced the failure.
      announcement=""
      onDismiss={discard}
      action={
        <Button size="small" onPress={onEdit}>
          Edit and save again
        </Button>
      }
    >
      {`${unsaved.reason} Your comment: “${unsaved.text}”`}
    </Banner>
  )
}
