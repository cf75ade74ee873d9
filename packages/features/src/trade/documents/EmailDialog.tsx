import { Dialog, Stack } from '@trade-portal/design-system'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useUserDetails } from '../customer/queries.ts'
import { FailureDialog, type FailureDialogProps } from '../../foundation/failures/FailureDialog.tsx'
import { useIsMounted } from '../../foundation/failures/useIsMounted.ts'
import { draftAbout, type ValuesAbout } from '../../foundation/forms/draftAbout.ts'
import { createDraft } from '../../foundation/forms/drafts.ts'
import { Form } from '../../foundation/forms/Form.tsx'
import { SendButton } from '../../foundation/forms/SendButton.tsx'
import { usePortalForm, type PortalForm } from '../../foundation/forms/usePortalForm.ts'
import type { EmailValues } from './emailValues.ts'
import { RecipientField } from './RecipientField.tsx'

export interface EmailDialogProps {
  readonly title: string
  /** The subject of the draft: text about one thing must not appear in an e-mail about another. */
  readonly about: string
  /** The default subject line; '' if the supplier writes it. */
  readonly subject: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly send: (values: EmailValues) => Promise<void>
  /** Shown above the fields: what is sent. */
  readonly summary: ReactNode
  /** Shows why it could not be sent; by default an Error dialog with an OK button. */
  readonly errorIn?: ComponentType<FailureDialogProps>
  /** Fields below the recipient. */
  readonly children?: ReactNode
}

const draft = createDraft<ValuesAbout<EmailValues>>('Your e-mail')
const loadRules = () => import('./emailSchema.ts')

/** The form for all e-mails of documents, with new values each time it is opened. */
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
  const isMounted = useIsMounted()
  const [ownDraft] = useState(() => draftAbout(draft, about))
  const form = usePortalForm({
    blank: { to: user?.email ?? '', cc: '', bcc: '', format: 'pdf', subject, message: '' } satisfies EmailValues,
    loadRules,
    rules: ({ emailRules }) => emailRules,
    draft: ownDraft,
    fieldOf: fieldForWireName,
    send: async (values: EmailValues) => {
      await send({ ...values, subject: values.subject || subject })
      if (isMounted.current) onClose()
    },
  })
  const { getFieldState, getValues, setValue } = form
  // The user may be loaded after the dialog has opened.
  useEffect(() => {
    const isUntouched = getValues('to') === '' && !getFieldState('to').isDirty
    if (user && isUntouched) setValue('to', user.email)
  }, [user, getFieldState, getValues, setValue])

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} actions={<SendEmail form={form} />}>
      <Form form={form} label={title} errorIn={errorIn} onSubmit={() => void form.submit()}>
        <Stack space="medium">
          {summary}
          <RecipientField />
          {children}
        </Stack>
        {/* Browsers send a form of several fields with Enter only if it has a submit button. */}
        <input type="submit" hidden />
      </Form>
    </Dialog>
  )
}

/** A separate component, because the address changes during typing. */
function SendEmail({ form }: { readonly form: PortalForm<EmailValues> }) {
  const to = useWatch({ control: form.control, name: 'to' })
  return (
    <SendButton form={form} isDisabled={to.trim() === ''}>
      Send
    </SendButton>
  )
}

/** The form's field for a field of the supplier's error table. */
function fieldForWireName(wireName: string): keyof EmailValues | undefined {
  return fields.get(wireName)
}

const fields: ReadonlyMap<string, keyof EmailValues> = new Map([
  ['emailAddress', 'to'],
  ['email_address', 'to'],
  ['email_address_cc', 'cc'],
  ['email_address_bcc', 'bcc'],
  ['email_subject', 'subject'],
  ['email_message', 'message'],
])
