import { PasswordField } from '@trade-portal/design-system'
import { fieldOf } from './Form.tsx'

/** The fields that `passwordRules` checks. */
interface NewPassword {
  password: string
  confirmPassword: string
}

const Field = fieldOf<NewPassword>()

/** Two fields for a new password, which users type twice. The values of the form must include `NewPassword`. */
export function NewPasswordFields() {
  return (
    <>
      <Field name="password" as={PasswordField} label="Password" isRequired autoComplete="new-password" />
      <Field
        name="confirmPassword"
        as={PasswordField}
        label="Confirm password"
        isRequired
        autoComplete="new-password"
      />
    </>
  )
}
