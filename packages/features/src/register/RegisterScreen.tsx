import { Card, Link, Stack, Text } from '@trade-portal/design-system'
import { Navigate } from 'react-router-dom'
import { routes } from '../shared/addresses/routes.ts'
import { PublicPage } from '../shared/screens/PublicPage.tsx'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { useRegistration } from './useRegistration.ts'

/** Registration: a customer who holds a statement asks for a sign-in. */
export function RegisterScreen() {
  const { control, isSent, isPending, submit } = useRegistration()
  if (isSent) return <Navigate to={routes.signIn.href()} />
  return (
    <PublicPage>
      <Stack space="large">
        <Stack space="xxsmall">
          <ScreenHeading>Register</ScreenHeading>
          <Text tone="subdued">
            Ask for access to an account you already have. Keep a recent monthly statement at hand.
          </Text>
        </Stack>
        <Card>
          <RegisterForm control={control} isPending={isPending} onSubmit={() => void submit()} />
        </Card>
        <Text>
          <Link href={routes.signIn.href()}>Back</Link>
        </Text>
      </Stack>
    </PublicPage>
  )
}
