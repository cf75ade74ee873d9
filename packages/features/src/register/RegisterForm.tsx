import { Button, DatePicker, Grid, Heading, PasswordField, Stack, TextField } from '@trade-portal/design-system'
import type { Control } from 'react-hook-form'
import { useField } from '../shared/forms/useField.ts'
import type { RegistrationValues } from './registrationSchema.ts'

export interface RegisterFormProps {
  readonly control: Control<RegistrationValues>
  readonly isPending: boolean
  readonly onSubmit: () => void
}

/** What proves the right to an account, and who is to sign in to it. */
export function RegisterForm({ control, isPending, onSubmit }: RegisterFormProps) {
  // In the order of the page: the first one in error gets the focus.
  const accountNumber = useField(control, 'accountNumber')
  const statementDate = useField(control, 'statementDate')
  const statementReference = useField(control, 'statementReference')
  const userName = useField(control, 'userName')
  const firstName = useField(control, 'firstName')
  const lastName = useField(control, 'lastName')
  const emailAddress = useField(control, 'emailAddress')
  const password = useField(control, 'password')
  const confirmPassword = useField(control, 'confirmPassword')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack space="medium">
        <Heading level={2} size="small">
          Your account
        </Heading>
        <TextField {...accountNumber} label="Account Number" isRequired autoComplete="off" />
        <Grid minColumn="medium" space="medium">
          <DatePicker
            {...statementDate}
            label="Statement date"
            description="On your latest monthly statement"
            isRequired
          />
          <TextField
            {...statementReference}
            label="Statement reference"
            description="On the same statement"
            isRequired
            autoComplete="off"
          />
        </Grid>
        <Heading level={2} size="small">
          Your sign-in
        </Heading>
        <TextField {...userName} label="Username" isRequired autoComplete="username" />
        <Grid minColumn="medium" space="medium">
          <TextField {...firstName} label="First name" isRequired autoComplete="given-name" />
          <TextField {...lastName} label="Last name" isRequired autoComplete="family-name" />
        </Grid>
        <TextField {...emailAddress} label="Email address" type="email" isRequired autoComplete="email" />
        <Grid minColumn="medium" space="medium">
          <PasswordField {...password} label="Password" isRequired autoComplete="new-password" />
          <PasswordField {...confirmPassword} label="Confirm password" isRequired autoComplete="new-password" />
        </Grid>
        <Button type="submit" width="full" isPending={isPending} pendingLabel="Sending...">
          Register
        </Button>
      </Stack>
    </form>
  )
}
