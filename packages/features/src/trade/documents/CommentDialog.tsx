import { Banner, Button, Dialog, Stack, TextArea } from '@trade-portal/design-system'
import { useState } from 'react'
import { maxMessageLength } from '../../foundation/forms/maxMessageLength.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { useSaveComment } from './commentQueries.ts'
import { documentKey } from './documentKey.ts'
import { commentAction, commentDraft, type CommentedInvoice, useUnsavedComment } from './unsavedComments.ts'

interface CommentDialogProps {
  readonly invoice: CommentedInvoice
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * The customer's comment on an invoice. The dialog closes as soon as the comment is sent; see `useSaveComment`. Unsaved text
 * is restored when the dialog is opened again for the same invoice.
 */
export function CommentDialog({ isOpen, ...props }: CommentDialogProps) {
  return isOpen && <OpenDialog {...props} />
}

function OpenDialog({ invoice, onClose }: Omit<CommentDialogProps, 'isOpen'>) {
  const { number, suffix, comment } = invoice
  const session = useSession()
  const { unsaved } = useUnsavedComment(invoice)
  const save = useSaveComment()
  const [draft] = useState(() => commentDraft(documentKey(invoice)))
  const begun = unsaved?.text ?? comment
  const [text, setText] = useState(() => draft.read(session)?.text ?? begun)
  const write = (changed: string) => {
    setText(changed)
    if (changed === begun) draft.remove(session)
    else draft.write(session, { text: changed })
  }
  const saveAndClose = () => {
    draft.remove(session)
    onClose()
    void save({ number, suffix, comment: text.trim() })
  }
  return (
    <Dialog
      title={commentAction(comment)}
      isOpen
      onClose={onClose}
      actions={<Button onPress={saveAndClose}>Save comment</Button>}
    >
      <Stack space="small">
        {unsaved && (
          <Banner tone={unsaved.state === 'refused' ? 'critical' : 'caution'}>
            {`This comment ${unsaved.state === 'refused' ? 'was not' : 'may not have been'} saved. ${unsaved.reason}`}
          </Banner>
        )}
        <TextArea
          label={`Comment on invoice ${number}-${suffix}`}
          rows={5}
          value={text}
          maxLength={maxMessageLength}
          onChange={write}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was opened to write in it
          autoFocus
        />
      </Stack>
    </Dialog>
  )
}
