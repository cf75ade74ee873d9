import { Stack, TextField } from '@trade-portal/design-system'
import { useFormContext } from 'react-hook-form'
import { fieldOf } from '../../foundation/forms/Form.tsx'
import { useUserDetails } from '../customer/queries.ts'
import { useRecentEntries } from '../customer/recentEntries.ts'
import { RecentEntries } from '../customer/RecentEntries.tsx'
import { emailLimits, type EmailValues } from './emailValues.ts'

export const EmailField = fieldOf<EmailValues>()

/**
 * The field for the recipients of the e-mail. By default it contains the user's own address. It offers the recipients of
 * earlier e-mails.
 */
export function RecipientField() {
  const { data: user } = useUserDetails()
  const { recipients } = useRecentEntries()
  const { setValue } = useFormContext<EmailValues>()
  return (
    <Stack space="xxsmall">
      <EmailField
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
      <RecentEntries
        kind="recipients"
        onUse={(index) => setValue('to', recipients[index] ?? '', { shouldValidate: true, shouldDirty: true })}
      />
    </Stack>
  )
}
