import { Grid, RadioGroup, Section, Switch, Text, TextField } from '@trade-portal/design-system'
import { fieldOf } from '../foundation/forms/fieldOf.tsx'
import { NewPasswordFields } from '../foundation/forms/NewPasswordFields.tsx'
import type { AccountValues } from './accountValues.ts'
import { roleOptions } from './roleName.ts'

const Field = fieldOf<AccountValues>()

interface AccountFieldsProps {
  /** The role before anything is chosen. */
  readonly role: string
  /** What each save does to the password. */
  readonly passwordHint: string
  /** What the toggle says; left out for a new account, which is enabled. */
  readonly enableHint?: string
}

/** The fields of the account form. They are about somebody else, so the browser keeps what it knows of them in a section of its own. */
export function AccountFields({ role, passwordHint, enableHint }: AccountFieldsProps) {
  return (
    <>
      <Section as="group" heading="Person">
        <Grid minColumn="field" space="medium">
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
      <Section as="group" heading="Sign-in">
        <Field name="userName" as={TextField} label="Username" isRequired autoComplete="section-user username" />
        <Field name="role" as={RadioGroup} label="Role" options={roleOptions(role)} orientation="horizontal" />
        {/* A toggle, as specified, although it counts only when the form is sent. */}
        {enableHint !== undefined && (
          <Field name="isActive" as={Switch} label="Enable user account" description={enableHint} />
        )}
      </Section>
      <Section as="group" heading="Password" space="small">
        <Text tone="subdued">{passwordHint}</Text>
        <Grid minColumn="field" space="medium">
          <NewPasswordFields />
        </Grid>
      </Section>
    </>
  )
}
