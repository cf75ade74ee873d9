import { PasswordField } from '@trade-portal/design-system'
import { fieldOf } from './fieldOf.tsx'

/** The fields that `passwordRules` checks. */
interface NewPassword {
  password: string
  confirmPassword: string
}

const Field = fieldOf<NewPassword>()

/** A new password, entered twice, for forms with these two values. */
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
