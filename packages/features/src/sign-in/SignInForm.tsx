import { Button, Checkbox, PasswordField, Stack, TextField } from '@trade-portal/design-system'
import { useEffect, useState } from 'react'
import { routes } from '../routes.ts'
import { ActionError } from '../foundation/failures/failures.ts'
import { afterPress } from '../foundation/forms/afterPress.ts'
import { useFailedForm } from '../foundation/forms/failedForms.ts'
import { FormFrame } from '../foundation/forms/FormFrame.tsx'
import { useFormAttempts } from '../foundation/forms/useFormAttempts.ts'
import { afterPaint } from '../foundation/time/afterPaint.ts'
import { useSessionState } from '../foundation/session/useSession.ts'

/**
 * The sign-in form. A failure is shown below the fields. It keeps its two fields itself: what other forms are made of
 * is loaded by the pages that have them, and this page is the first that a customer waits for.
 */
export function SignInForm() {
  const { signIn } = useSessionState()
  const { element, failedAttempts, submitError, describe, attempt, countFailure, setSubmitError } = useFormAttempts()
  const isTried = failedAttempts > 0
  const username = useRequiredText(isTried, 'Enter your username')
  const password = useRequiredText(isTried, 'Enter your password')
  const [rememberMe, setRememberMe] = useState(false)
  const [isSending, setSending] = useState(false)
  const isComplete = username.value !== '' && password.value !== ''
  useFailedForm(submitError !== null || (isTried && !isComplete))

  const submit = async () => {
    if (!isComplete) {
      countFailure()
      return
    }
    setSending(true)
    try {
      const message = await signIn({ username: username.value, password: password.value, rememberMe })
      if (message !== undefined) setSubmitError(new ActionError(message))
    } catch (error) {
      setSubmitError(error)
    } finally {
      setSending(false)
    }
  }

  // To take the focus, the browser lays out the page at once, in the middle of its rendering.
  useEffect(() => {
    void afterPaint().then(() => {
      if (element.current?.contains(document.activeElement) === false) element.current.querySelector('input')?.focus()
    })
  }, [element])

  return (
    <FormFrame
      element={element}
      submitError={submitError === null ? '' : describe(submitError)}
      label={routes.signIn.title}
      onSubmit={() => void attempt(submit)}
    >
      <Stack space="medium">
        <TextField {...username} name="username" label="Username" autoComplete="username" />
        <PasswordField {...password} name="password" label="Password" autoComplete="current-password" />
        <Checkbox name="rememberMe" label="Remember me" value={rememberMe} onChange={setRememberMe} />
        <Button type="submit" width="full" isPending={isSending} pendingLabel="Signing in…">
          Sign in
        </Button>
      </Stack>
    </FormFrame>
  )
}

/** The state of a field that must not be empty. It is in error once it has been left, or sending was tried. */
function useRequiredText(isTried: boolean, errorMessage: string) {
  const [value, onChange] = useState('')
  const [wasLeft, setLeft] = useState(false)
  return {
    value,
    onChange,
    onBlur: () => afterPress(() => setLeft(true)),
    errorMessage: (isTried || wasLeft) && value === '' ? errorMessage : undefined,
  }
}
