import { Checkbox, PasswordField, Stack, TextField } from '@trade-portal/design-system'
import { useEffect } from 'react'
import { routes } from '../shared/addresses/routes.ts'
import { ActionError } from '../shared/failures/failures.ts'
import { fieldOf } from '../shared/forms/fieldOf.tsx'
import { Form, SubmitButton } from '../shared/forms/Form.tsx'
import { usePortalForm } from '../shared/forms/usePortalForm.ts'
import { painted } from '../shared/pace/painted.ts'
import type { Credentials } from '../shared/session/useSession.ts'
import { useSessionState } from '../shared/session/useSession.ts'

const Field = fieldOf<Credentials>()
const blank: Credentials = { username: '', password: '', rememberMe: false }
const loadRules = () => import('./signInSchema.ts')

/** The sign-in form. A refusal is shown below the fields. */
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
  // To take the focus, the browser lays out the page at once, in the middle of its rendering.
  useEffect(() => {
    void painted().then(() => {
      if (element.current?.contains(document.activeElement) === false) element.current.querySelector('input')?.focus()
    })
  }, [element])
  return (
    <Form form={form} label={routes.signIn.title} refusal="text" onSubmit={() => void form.submit()}>
      <Stack space="medium">
        <Field name="username" as={TextField} label="Username" autoComplete="username" />
        <Field name="password" as={PasswordField} label="Password" autoComplete="current-password" />
        <Field name="rememberMe" as={Checkbox} label="Remember me" />
        <SubmitButton width="full" pendingLabel="Signing in…">
          Sign in
        </SubmitButton>
      </Stack>
    </Form>
  )
}
