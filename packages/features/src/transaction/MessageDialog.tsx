import { Text, TextArea } from '@trade-portal/design-system'
import { useState } from 'react'
import { createDraftAbout } from '../foundation/forms/drafts.ts'
import { fieldOf } from '../foundation/forms/Form.tsx'
import { FormDialog } from '../foundation/forms/FormDialog.tsx'
import { maxMessageLength } from '../foundation/forms/maxMessageLength.ts'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { useUserDetails } from '../trade/customer/queries.ts'
import type { ShownDocument } from '../trade/document-contents/shownDocument.ts'
import { documentId } from '../trade/documents/documentKey.ts'
import { answerAddress } from './answerAddress.ts'
import type { MessageKind, MessageValues } from './documentSchema.ts'
import type { useSendDocumentMessage } from './queries.ts'
import { TransactionFailure } from './TransactionFailure.tsx'

const Field = fieldOf<MessageValues>()
const drafts = {
  change: createDraftAbout<MessageValues>((document) => `Your request for changes to ${document}`),
  question: createDraftAbout<MessageValues>((document) => `Your question about ${document}`),
}
const loadRules = () => import('./documentSchema.ts')
const fieldsByWireName = new Map<string, keyof MessageValues>([
  ['fromEmailAddress', 'emailAddress'],
  ['bodyText', 'message'],
])

interface MessageDialogProps {
  readonly document: ShownDocument
  readonly onClose: () => void
  readonly kind: MessageKind
  readonly write: ReturnType<typeof useSendDocumentMessage>['run']
}

/** Sends the supplier a question about a document, or a request to change it. */
export function MessageDialog({ document, kind, write, onClose }: MessageDialogProps) {
  const { data: user } = useUserDetails()
  const [ownDraft] = useState(() => drafts[kind](documentId(document)))
  const form = usePortalForm({
    blank: { emailAddress: user?.email ?? '', message: '' } satisfies MessageValues,
    loadRules,
    rules: ({ messageRules }) => messageRules[kind],
    draft: ownDraft,
    fieldsByWireName,
    send: async (values: MessageValues) => {
      await write({ document, kind, ...values })
    },
    onEnd: onClose,
  })
  const isChange = kind === 'change'
  return (
    <FormDialog
      title={isChange ? 'Request Changes' : `Ask about ${document.heading}`}
      form={form}
      onClose={onClose}
      errorIn={TransactionFailure}
      submitLabel="Send"
      submitsOnEnter={false}
    >
      {isChange && <Text>{document.heading}</Text>}
      <Field {...answerAddress} />
      <Field
        name="message"
        as={TextArea}
        label={isChange ? 'What should be changed?' : 'Your question'}
        isRequired={!isChange}
        rows={6}
        maxLength={maxMessageLength}
      />
    </FormDialog>
  )
}
