import { OnDemand } from '@trade-portal/design-system'
import { useState } from 'react'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import type { DocumentAction } from './actionsOf.ts'
import { useRequestChanges } from './queries.ts'
import type { ShownDocument } from './shownDocument.ts'
import { TransactionFailure } from './TransactionFailure.tsx'

const EmailDialog = lazyCode(
  async () => (await import('../shared/email/EmailTransactionsDialog.tsx')).EmailTransactionsDialog,
)
const CommentDialog = lazyCode(async () => (await import('../shared/comments/CommentDialog.tsx')).CommentDialog)
const AcceptQuoteDialog = lazyCode(async () => (await import('./AcceptQuoteDialog.tsx')).AcceptQuoteDialog)
const RequestChangesDialog = lazyCode(async () => (await import('./RequestChangesDialog.tsx')).RequestChangesDialog)

interface DocumentDialogsProps {
  readonly document: ShownDocument
  /** The action whose dialog is open. */
  readonly opened: DocumentAction | null
  /** @param action the one whose dialog is to be closed. By then another one may be open. */
  readonly onClose: (action: DocumentAction) => void
  /** Called when a quote that was to be accepted is none any more. */
  readonly onNotOpen: (error: unknown) => void
}

/**
 * The dialogs of the actions, whose code is loaded when they are opened. What sends outlives a dialog that is closed, so
 * that it recognises a repeat of what is under way.
 */
export function DocumentDialogs({ opened, document, onClose, onNotOpen }: DocumentDialogsProps) {
  const { run: requestChanges } = useRequestChanges()
  const [hasEmailed, setHasEmailed] = useState(false)
  if (opened === 'email' && !hasEmailed) setHasEmailed(true)
  const close = () => opened && onClose(opened)
  const closeEmail = () => onClose('email')
  return (
    <>
      {hasEmailed && (
        <OnDemand isOpen={opened === 'email'} onClose={closeEmail}>
          <EmailDialog
            from="document"
            documents={[document]}
            isOpen={opened === 'email'}
            onClose={closeEmail}
            refusal={TransactionFailure}
          />
        </OnDemand>
      )}
      {opened !== null && opened !== 'email' && (
        <OnDemand key={opened} onClose={close}>
          {opened === 'comment' && <CommentDialog invoice={document} isOpen onClose={close} />}
          {opened === 'accept' && <AcceptQuoteDialog {...{ document, onNotOpen }} onClose={close} />}
          {opened === 'change' && <RequestChangesDialog {...{ document, requestChanges }} onClose={close} />}
        </OnDemand>
      )}
    </>
  )
}
