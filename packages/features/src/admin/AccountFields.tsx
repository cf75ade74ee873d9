import { Grid, RadioGroup, Section, Stack, Switch, Text, TextField } from '@trade-portal/design-system'
import { NewPasswordFields } from '../foundation/forms/NewPasswordFields.tsx'
import type { AccountValues } from './accountValues.ts'
import { roleOptions } from './roleName.ts'
import { fieldOf } from '../foundation/forms/Form.tsx'

const Field = fieldOf<AccountValues>()

interface AccountFieldsProps {
  /** The initially selected role. */
  readonly role: string
  /** A hint above the password fields, such as what happens to the current password. */
  readonly passwordHint: string
  /** The description of the toggle "Enable user account". Omit it for a new account, which is enabled and has no toggle. */
  readonly enableHint?: string
}

/** The fields of the account form. Autofill treats them as a separate section, because they describe another person. */
export function AccountFields({ role, passwordHint, enableHint }: AccountFieldsProps) {
  return (
    <Stack space="xlarge">
      <Section as="group" heading="Person" space="xsmall">
        <Grid minColumn="medium" space="medium">
          <Field name="firstName" as={TextField} label="First name" isRequired autoComplete="section-user given-name" />
          <Field name="lastName" as={TextField} label="Last name" isRequired autoComplete="section-user family-name" />
          <Field
            name="emailAddress"
            as={TextField}
            label="Email address"
            type="email"
            isRequired
            autoComplete="section-user email"
          />
          <Field name="mobile" as={TextField} label="Mobile" type="tel" autoComplete="section-user tel" />
        </Grid>
      </Section>
      <Section as="group" heading="Sign-in" space="xsmall">
        <Stack space="medium">
          <Field name="userName" as={TextField} label="Username" isRequired autoComplete="section-user username" />
          <Field name="role" as={RadioGroup} label="Role" options={roleOptions(role)} orientation="horizontal" />
          {/* The specification asks for a toggle here. Unlike other toggles, it takes effect only when the form is
            sent. */}
          {enableHint !== undefined && (
            <Field name="isActive" as={Switch} label="Enable user account" description={enableHint} />
          )}
        </Stack>
      </Section>
      <Section as="group" heading="Password" space="xsmall">
        <Stack space="small">
          <Text tone="subdued">{passwordHint}</Text>
          <Grid minColumn="medium" space="medium">
            <NewPasswordFields />
          </Grid>
        </Stack>
      </Section>
    </Stack>
  )
}
