import { Banner, Button, Card, Link, Stack, Text } from '@trade-portal/design-system'
import { Navigate, useLocation } from 'react-router-dom'
import { routes } from '../shared/addresses/routes.ts'
import { safeInternalPath } from '../shared/addresses/safeInternalPath.ts'
import { PublicPage } from '../shared/screens/PublicPage.tsx'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { useSessionState } from '../shared/session/useSession.ts'
import { useConfiguration } from '../shared/settings/useConfiguration.ts'
import { SignInForm } from './SignInForm.tsx'

/** The way in. Whoever is signed in already, or has just signed in, goes on to the page that was asked for. */
export function SignInScreen() {
  const { state, tryAgain } = useSessionState()
  const { settings } = useConfiguration()
  const location = useLocation()
  if (state.status === 'loggedIn') return <Navigate to={requestedPage(location.state)} replace />

  const reason = state.status === 'loggedOut' ? state.reason : undefined
  const canTryAgain = state.status === 'loggedOut' && state.kept !== undefined
  return (
    <PublicPage>
      <Stack space="large">
        <Stack space="xxsmall">
          <ScreenHeading size="display">Sign in</ScreenHeading>
          <Text tone="subdued">Trade Portal</Text>
        </Stack>
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
        <Card>
          <SignInForm />
        </Card>
        {settings.signInText !== '' && <Text tone="subdued">{settings.signInText}</Text>}
        <Text>
          No sign-in yet? <Link href={routes.register.href()}>Register</Link>
        </Text>
      </Stack>
    </PublicPage>
  )
}

function requestedPage(state: unknown): string {
  return safeInternalPath(
    typeof state === 'object' && state !== null && 'requested' in state ? state.requested : undefined,
  )
}
