import { Stack, TextField } from '@trade-portal/design-system'
import { useFormContext } from 'react-hook-form'
import { useUserDetails } from '../customer/queries.ts'
import { LastUsed } from '../../foundation/forms/LastUsed.tsx'
import { useRemembered } from '../../foundation/forms/useRemembered.ts'
import { EmailField as Field } from './EmailField.ts'
import { emailLimits, type EmailValues } from './emailValues.ts'

/** Whom the e-mail goes to: the user at first, or who got one before. */
export function RecipientField() {
  const { data: user } = useUserDetails()
  const { recipients } = useRemembered()
  const { setValue } = useFormContext<EmailValues>()
  return (
    <Stack space="xxsmall">
      <Field
        name="to"
        as={TextField}
        label="Email address"
        isRequired
        description="Separate several addresses with commas."
        inputMode="email"
        autoComplete="email"
        maxLength={emailLimits.addresses}
        suggestion={user?.email}
      />
      <LastUsed
        kind="recipients"
        onUse={(index) => setValue('to', recipients[index] ?? '', { shouldValidate: true, shouldDirty: true })}
      />
    </Stack>
  )
}
