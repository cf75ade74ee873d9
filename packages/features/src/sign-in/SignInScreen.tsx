import { Banner, Button, Card, Checkbox, Link, PasswordField, Text, TextField } from '@trade-portal/design-system'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ActionError } from '../foundation/failures/failures.ts'
import { fieldOf, Form, SubmitButton } from '../foundation/forms/Form.tsx'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { PublicScreen } from '../foundation/screens/PublicScreen.tsx'
import type { Credentials } from '../foundation/session/sessionStore.ts'
import { useSessionState } from '../foundation/session/useSession.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { afterPaint } from '../foundation/time/untilIdle.ts'
import { routes } from '../routes.ts'
import { safeInternalPath } from '../safeInternalPath.ts'

/** The sign-in page. If a session exists, redirects to the requested page. */
export function SignInScreen() {
  const { state, tryAgain } = useSessionState()
  const { settings } = useConfiguration()
  const location = useLocation()
  if (state.status === 'loggedIn') return <Navigate to={requestedPage(location.state)} replace />

  const reason = state.status === 'loggedOut' ? state.reason : undefined
  const canTryAgain = state.status === 'loggedOut' && state.uncheckedRecord !== undefined
  return (
    <PublicScreen title={routes.signIn.title} intro="Trade Portal" hasCover>
      {reason !== undefined && (
        <Banner
          tone="caution"
          action={
            canTryAgain && (
              <Button variant="secondary" size="small" onPress={tryAgain}>
                Try again
              </Button>
            )
          }
        >
          {reason}
        </Banner>
      )}
      <Card isInset>
        <SignInForm />
      </Card>
      {settings.signInText !== '' && <Text tone="subdued">{settings.signInText}</Text>}
      <Text>
        No sign-in yet?{' '}
        <Link href={routes.register.href()} isInSentence>
          Register
        </Link>
      </Text>
    </PublicScreen>
  )
}

function requestedPage(state: unknown): string {
  return safeInternalPath(
    typeof state === 'object' && state !== null && 'requested' in state ? state.requested : undefined,
  )
}

const Field = fieldOf<Credentials>()
const loadRules = () => import('./signInSchema.ts')
const blank: Credentials = { username: '', password: '', rememberMe: false }

/** The sign-in form. It has no draft, because drafts must not contain passwords. */
function SignInForm() {
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

  // The focus is set after the first paint, because setting it during rendering forces the browser to lay out the page.
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
