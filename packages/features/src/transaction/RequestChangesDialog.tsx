import { Text, TextArea, TextField } from '@trade-portal/design-system'
import { useState } from 'react'
import { useUserDetails } from '../trade/customer/queries.ts'
import { createDraftAbout } from '../foundation/forms/drafts.ts'
import { fieldOf } from '../foundation/forms/fieldOf.tsx'
import { FormDialog } from '../foundation/forms/FormDialog.tsx'
import { maxMessageLength } from '../foundation/forms/maxMessageLength.ts'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { documentId } from '../trade/documents/documentKey.ts'
import type { DocumentDialogProps } from './DocumentDialogProps.ts'
import type { useRequestChanges } from './queries.ts'
import type { RequestChangesValues } from './requestChangesSchema.ts'
import { TransactionFailure } from './TransactionFailure.tsx'

const Field = fieldOf<RequestChangesValues>()
const draftAbout = createDraftAbout<RequestChangesValues>('Your request for changes')
const loadRules = () => import('./requestChangesSchema.ts')
const fieldsByWireName = new Map<string, keyof RequestChangesValues>([
  ['fromEmailAddress', 'emailAddress'],
  ['bodyText', 'message'],
])

interface RequestChangesDialogProps extends DocumentDialogProps {
  readonly requestChanges: ReturnType<typeof useRequestChanges>['run']
}

/** Asks the supplier to change an order or a quote. */
export function RequestChangesDialog({ document, requestChanges, onClose }: RequestChangesDialogProps) {
  const { data: user } = useUserDetails()
  const [ownDraft] = useState(() => draftAbout(documentId(document)))
  const form = usePortalForm({
    blank: { emailAddress: user?.email ?? '', message: '' } satisfies RequestChangesValues,
    loadRules,
    rules: ({ requestChangesRules }) => requestChangesRules,
    draft: ownDraft,
    fieldsByWireName,
    send: async (values: RequestChangesValues) => {
      await requestChanges({ document, ...values })
    },
    onEnd: onClose,
  })
  return (
    <FormDialog
      title="Request Changes"
      form={form}
      onClose={onClose}
      errorIn={TransactionFailure}
      submitLabel="Send"
      submitsOnEnter={false}
    >
      <Text>{document.heading}</Text>
      <Field
        name="emailAddress"
        as={TextField}
        label="Your email address"
        isRequired
        inputMode="email"
        autoComplete="email"
        description="The answer goes there."
      />
      <Field name="message" as={TextArea} label="What should be changed?" rows={6} maxLength={maxMessageLength} />
    </FormDialog>
  )
}
