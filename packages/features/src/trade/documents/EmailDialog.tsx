import { Disclosure, Stack } from '@trade-portal/design-system'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { FailureDialog, type FailureDialogProps } from '../../foundation/failures/FailureDialog.tsx'
import { createDraftAbout } from '../../foundation/forms/drafts.ts'
import { FormDialog } from '../../foundation/forms/FormDialog.tsx'
import { usePortalForm } from '../../foundation/forms/usePortalForm.ts'
import { KeepToolsCheckbox } from '../../foundation/session/KeepToolsCheckbox.tsx'
import { useUserDetails } from '../customer/queries.ts'
import { useEmailTools } from './emailTools.ts'
import type { EmailValues } from './emailValues.ts'
import { RecipientField, StartsEveryEmail } from './RecipientField.tsx'

export interface EmailDialogProps {
  readonly title: string
  /**
   * The topic of the e-mail. Each topic has a separate draft, so text about one topic never appears in an e-mail about
   * another.
   */
  readonly about: string
  /** The default subject line; '' if the supplier writes it. */
  readonly subject: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly send: (values: EmailValues) => Promise<void>
  /** What is sent; shown above the fields. */
  readonly summary: ReactNode
  /** Shows why the e-mail could not be sent; by default an Error dialog with an OK button. */
  readonly errorIn?: ComponentType<FailureDialogProps>
  /** More fields, below the recipient. */
  readonly children?: ReactNode
}

const draftAbout = createDraftAbout<EmailValues>('Your e-mail')
const loadRules = () => import('./emailSchema.ts')
const fieldsByWireName = new Map<string, keyof EmailValues>([
  ['emailAddress', 'to'],
  ['email_address', 'to'],
  ['email_address_cc', 'cc'],
  ['email_address_bcc', 'bcc'],
  ['email_subject', 'subject'],
  ['email_message', 'message'],
])

/**
 * The form of every e-mail with documents. Each time it opens, it starts with the draft about this topic or, without a
 * draft, with default values.
 */
export function EmailDialog(props: EmailDialogProps) {
  const { isOpen } = props
  const [wasOpen, setWasOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpened(opened + 1)
  }
  return opened > 0 && <OpenedDialog key={opened} {...props} />
}

function OpenedDialog(props: EmailDialogProps) {
  const { title, about, subject, isOpen, onClose, send, summary, errorIn = FailureDialog, children } = props
  const { data: user } = useUserDetails()
  const [start] = useState(useEmailTools().recipients)
  const [ownDraft] = useState(() => draftAbout(about))
  const form = usePortalForm({
    blank: {
      to: start || (user?.email ?? ''),
      cc: '',
      bcc: '',
      format: 'pdf',
      subject,
      message: '',
    } satisfies EmailValues,
    loadRules,
    rules: ({ emailRules }) => emailRules,
    draft: ownDraft,
    fieldsByWireName,
    send: (values: EmailValues) => send({ ...values, subject: values.subject || subject }),
    onEnd: onClose,
  })
  const { getFieldState, getValues, setValue } = form
  // Fills in the user's address if the user is loaded after the dialog has opened.
  useEffect(() => {
    const isUntouched = getValues('to') === '' && !getFieldState('to').isDirty
    if (user && isUntouched) setValue('to', user.email)
  }, [user, getFieldState, getValues, setValue])

  return (
    <FormDialog
      {...{ title, form, isOpen, onClose, errorIn }}
      submitLabel="Send"
      canSubmit={({ to }) => to.trim() !== ''}
    >
      {summary}
      <RecipientField />
      {children}
      <Disclosure title="Options">
        <Stack space="small">
          <StartsEveryEmail />
          <KeepToolsCheckbox />
        </Stack>
      </Disclosure>
    </FormDialog>
  )
}
