import { Select, Stack, Text, TextArea, TextButton, TextField } from '@trade-portal/design-system'
import { documentFormats } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useConfiguration } from '../../foundation/settings/useConfiguration.ts'
import { documentKey } from './documentKey.ts'
import { defaultSubject, nameDocuments, sharedType, type EmailedDocument } from './emailedDocuments.ts'
import { EmailDialog, EmailField as Field, type EmailDialogProps } from './EmailDialog.tsx'
import { useEmailTransactions, type EmailSource } from './emailQueries.ts'
import { emailLimits, type DocumentFormat, type EmailValues } from './emailValues.ts'

interface EmailTransactionsDialogProps extends Pick<EmailDialogProps, 'isOpen' | 'onClose' | 'errorIn'> {
  readonly from: EmailSource
  /** The documents to send, at least one. */
  readonly documents: readonly EmailedDocument[]
  /** Called when the supplier has accepted the e-mail, even if the dialog has been closed. */
  readonly onSent?: () => void
}

export function EmailTransactionsDialog({ from, documents, onSent, ...dialog }: EmailTransactionsDialogProps) {
  const { companyName } = useConfiguration()
  const email = useEmailTransactions(from)
  const { names, more } = nameDocuments(documents)
  const type = sharedType(documents)
  return (
    <EmailDialog
      title={`Email ${type}${documents.length === 1 ? '' : 's'}`}
      about={documents.map((document) => `${document.type} ${documentKey(document)}`).join(' ')}
      subject={defaultSubject(documents, companyName)}
      {...dialog}
      send={async (values) => {
        await email.run({ documents, values })
        onSent?.()
      }}
      summary={
        <Stack space="none">
          <Text>{names}</Text>
          {more !== '' && <Text tone="subdued">{more}</Text>}
        </Stack>
      }
    >
      <TransactionFields />
    </EmailDialog>
  )
}

const names: Record<DocumentFormat, string> = {
  pdf: 'PDF',
  csv: 'CSV',
  xero: 'Xero',
  simpro: 'simPRO',
  tradify: 'Tradify',
  fergus: 'Fergus',
}
const options = documentFormats.map((value) => ({ value, label: names[value] }))

/** The fields of an e-mail that sends documents: those that other e-mails do not have. */
function TransactionFields() {
  return (
    <>
      <CopyFields />
      <Field name="format" as={Select} label="Format" options={options} />
      <Field name="subject" as={TextField} label="Subject" maxLength={emailLimits.subject} />
      <Field name="message" as={TextArea} label="Message" rows={3} maxLength={emailLimits.message} />
    </>
  )
}

/**
 * The fields Cc and Bcc, shown on demand. They are never hidden again, because nobody could find an error in a hidden field.
 */
function CopyFields() {
  const { getValues } = useFormContext<EmailValues>()
  const [isFilled] = useState(() => getValues(['cc', 'bcc']).some((text) => text !== ''))
  const [isAsked, setAsked] = useState(false)
  if (!isFilled && !isAsked)
    return (
      <Text size="small">
        <TextButton onPress={() => setAsked(true)}>Add Cc and Bcc</TextButton>
      </Text>
    )
  return (
    <>
      <Field
        name="cc"
        as={TextField}
        label="Cc"
        inputMode="email"
        maxLength={emailLimits.addresses}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the place of the button that was pressed
        autoFocus={isAsked}
      />
      <Field name="bcc" as={TextField} label="Bcc" inputMode="email" maxLength={emailLimits.addresses} />
    </>
  )
}
