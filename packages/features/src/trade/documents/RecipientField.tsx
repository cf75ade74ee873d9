import { Checkbox, Stack, TextField } from '@trade-portal/design-system'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldOf } from '../../foundation/forms/Form.tsx'
import { useUserDetails } from '../customer/queries.ts'
import { keyOf, useRecentEntries } from '../customer/recentEntries.ts'
import { RecentEntries } from '../customer/RecentEntries.tsx'
import { useEmailTools } from './emailTools.ts'
import { emailLimits, type EmailValues } from './emailValues.ts'

export const EmailField = fieldOf<EmailValues>()

/** The field for the recipients of the e-mail. It offers the recipients of earlier e-mails. */
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
        field="Email address"
        onUse={(index) => setValue('to', recipients[index] ?? '', { shouldValidate: true, shouldDirty: true })}
      />
    </Stack>
  )
}

/** Lets the user choose the recipients, such as a bookkeeping inbox, with which every e-mail starts. */
export function StartsEveryEmail() {
  const to = useWatch<EmailValues, 'to'>({ name: 'to' })
  const { recipients, startWith } = useEmailTools()
  return (
    <Checkbox
      label="Start every e-mail with the address above"
      value={to !== '' && keyOf(to) === keyOf(recipients)}
      isDisabled={to.trim() === ''}
      onChange={(wanted) => startWith(wanted ? to : '')}
    />
  )
}
