import { Button, Checkbox, PasswordField, Stack, Text, TextField } from '@trade-portal/design-system'
import { useForm } from 'react-hook-form'
import { messageOf } from '../shared/api/messageOf.ts'
import { useField } from '../shared/forms/useField.ts'
import { useOneAtATime } from '../shared/forms/useOneAtATime.ts'
import { useRules } from '../shared/forms/useRules.ts'
import type { Credentials } from '../shared/session/SessionContext.ts'
import { useSessionState } from '../shared/session/useSession.ts'

const loadRules = () => import('./signInSchema.ts')

export function SignInForm() {
  const { signIn } = useSessionState()
  const form = useForm<Credentials>({
    mode: 'onTouched',
    resolver: useRules(loadRules, ({ signInRules }) => signInRules),
    defaultValues: { username: '', password: '', rememberMe: false },
  })
  const { control, formState } = form
  const username = useField(control, 'username')
  const password = useField(control, 'password')
  const rememberMe = useField(control, 'rememberMe')

  const send = form.handleSubmit(async (credentials) => {
    try {
      const refusal = await signIn(credentials)
      if (refusal !== undefined) form.setError('root', { message: refusal })
    } catch (error) {
      form.setError('root', { message: messageOf(error) })
    }
  })
  const submit = useOneAtATime(send)

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack space="medium">
        <TextField {...username} label="Username" autoComplete="username" autoFocus />
        <PasswordField {...password} label="Password" autoComplete="current-password" />
        <Checkbox {...rememberMe} label="Remember me" />
        <Button type="submit" width="full" isPending={formState.isSubmitting} pendingLabel="Signing in…">
          Sign in
        </Button>
        {formState.errors.root?.message !== undefined && (
          <div role="alert">
            <Text tone="critical">{formState.errors.root.message}</Text>
          </div>
        )}
      </Stack>
    </form>
  )
}
