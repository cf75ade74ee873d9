import { Select, TextArea, TextButton, TextField } from '@trade-portal/design-system'
import { documentFormats } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { emailLimits, type DocumentFormat, type EmailValues } from './emailValues.ts'
import { EmailField as Field } from './RecipientField.tsx'

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
export function TransactionFields() {
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
      <div>
        <TextButton onPress={() => setAsked(true)}>Add Cc and Bcc</TextButton>
      </div>
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
