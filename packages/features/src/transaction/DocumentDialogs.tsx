import { Suspense } from 'react'
import { lazyCode } from '../shared/failures/lazyCode.ts'
import type { DocumentAction } from './actionsOf.ts'
import type { DocumentDialogProps } from './DocumentDialogProps.ts'

const EmailDialog = lazyCode(
  async () => (await import('../shared/email/EmailTransactionsDialog.tsx')).EmailTransactionsDialog,
)
const CommentDialog = lazyCode(async () => (await import('../shared/comments/CommentDialog.tsx')).CommentDialog)
const AcceptQuoteDialog = lazyCode(async () => (await import('./AcceptQuoteDialog.tsx')).AcceptQuoteDialog)
const RequestChangesDialog = lazyCode(async () => (await import('./RequestChangesDialog.tsx')).RequestChangesDialog)

interface DocumentDialogsProps extends DocumentDialogProps {
  /** The action whose dialog is open. */
  readonly opened: DocumentAction | null
}

/** The dialogs of the actions, whose code is loaded when they are opened. */
export function DocumentDialogs({ opened, document, onClose }: DocumentDialogsProps) {
  return (
    <Suspense>
      {opened === 'email' && <EmailDialog documents={[document]} isOpen onClose={onClose} />}
      {opened === 'comment' && <CommentDialog invoice={document} isOpen onClose={onClose} />}
      {opened === 'accept' && <AcceptQuoteDialog document={document} onClose={onClose} />}
      {opened === 'change' && <RequestChangesDialog document={document} onClose={onClose} />}
    </Suspense>
  )
}
