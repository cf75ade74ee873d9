import { lazyDialog } from '@trade-portal/design-system'
import { AddToListDialog } from '../trade/custom-lists/AddToListButton.tsx'
import type { ShownDocument } from '../trade/document-contents/shownDocument.ts'
import type { DocumentAction } from './actionsOf.ts'
import { goodsOf, goodsNote } from './documentGoods.ts'
import { useSendDocumentMessage } from './queries.ts'
import { TransactionFailure } from './TransactionFailure.tsx'

const EmailDialog = lazyDialog(
  async () => (await import('../trade/documents/EmailTransactionsDialog.tsx')).EmailTransactionsDialog,
)
const CommentDialog = lazyDialog(async () => (await import('../trade/documents/CommentDialog.tsx')).CommentDialog)
const AcceptQuoteDialog = lazyDialog(async () => (await import('./AcceptQuoteDialog.tsx')).AcceptQuoteDialog)
const ReorderDialog = lazyDialog(async () => (await import('../trade/order-again/ReorderDialog.tsx')).ReorderDialog)
const ClaimDialog = lazyDialog(async () => (await import('./ClaimDialog.tsx')).ClaimDialog)
const MessageDialog = lazyDialog(async () => (await import('./MessageDialog.tsx')).MessageDialog)

interface DocumentDialogsProps {
  readonly document: ShownDocument
  /** The action whose dialog is open. */
  readonly opened: DocumentAction | null
  /** @param action The action whose dialog closes. Another dialog may be open by then. */
  readonly onClose: (action: DocumentAction) => void
  /** Called if the document that should be accepted is no longer an open quote. */
  readonly onNotOpen: (error: unknown) => void
}

/**
 * The dialogs of a document's actions. Each is loaded when it is opened. `useSendDocumentMessage` is called here and not in
 * the message dialog, because that dialog may be closed and opened again while a message is being sent. The hook has to
 * remember this message, because otherwise it could be sent twice.
 */
export function DocumentDialogs({ opened, document, onClose, onNotOpen }: DocumentDialogsProps) {
  const { run: write } = useSendDocumentMessage()
  const close = () => opened && onClose(opened)
  return (
    <>
      <EmailDialog
        from="document"
        documents={[document]}
        isOpen={opened === 'email'}
        onClose={() => onClose('email')}
        errorIn={TransactionFailure}
      />
      {opened === 'comment' && <CommentDialog invoice={document} isOpen onClose={close} />}
      {opened === 'accept' && <AcceptQuoteDialog {...{ document, onNotOpen }} onClose={close} />}
      {opened === 'reorder' && <ReorderDialog document={document} onClose={close} />}
      {opened === 'list' && <AddToListDialog goods={goodsOf(document)} note={goodsNote(document)} onClose={close} />}
      {opened === 'claim' && <ClaimDialog {...{ document, write }} onClose={close} />}
      {(opened === 'change' || opened === 'question') && (
        <MessageDialog key={opened} kind={opened} {...{ document, write }} onClose={close} />
      )}
    </>
  )
}
