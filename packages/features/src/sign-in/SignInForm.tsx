import { Checkbox, PasswordField, TextField } from '@trade-portal/design-system'
import { useEffect } from 'react'
import { ActionError } from '../foundation/failures/failures.ts'
import { fieldOf } from '../foundation/forms/fieldOf.tsx'
import { Form, SubmitButton } from '../foundation/forms/Form.tsx'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { useSessionState, type Credentials } from '../foundation/session/useSession.ts'
import { afterPaint } from '../foundation/time/untilIdle.ts'
import { routes } from '../routes.ts'

const Field = fieldOf<Credentials>()
const loadRules = () => import('./signInSchema.ts')
const blank: Credentials = { username: '', password: '', rememberMe: false }

/** The sign-in form. It contains a password, so it has no draft. */
export function SignInForm() {
  const { signIn } = useSessionState()
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ signInRules }) => signInRules,
    send: async (credentials) => {
      const refusal = await signIn(credentials)
      if (refusal !== undefined) throw new ActionError(refusal)
    },
  })
  const { element } = form

  // Waits for the first paint, because setting the focus makes the browser lay out the page at once, while it renders it.
  useEffect(() => {
    void afterPaint().then(() => {
      if (element.current?.contains(document.activeElement) === false) element.current.querySelector('input')?.focus()
    })
  }, [element])

  return (
    <Form form={form} label={routes.signIn.title} onSubmit={() => void form.submit()}>
      <Field name="username" as={TextField} label="Username" autoComplete="username" />
      <Field name="password" as={PasswordField} label="Password" autoComplete="current-password" />
      <Field name="rememberMe" as={Checkbox} label="Remember me" />
      <SubmitButton width="full" pendingLabel="Signing in…">
        Sign in
      </SubmitButton>
    </Form>
  )
}
