import { Banner, Button, Card, Link, Text } from '@trade-portal/design-system'
import { Navigate, useLocation } from 'react-router-dom'
import { routes } from '../routes.ts'
import { safeInternalPath } from '../foundation/url/safeInternalPath.ts'
import { PublicScreen } from '../foundation/screens/PublicScreen.tsx'
import { useSessionState } from '../foundation/session/useSession.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { SignInForm } from './SignInForm.tsx'

/** The sign-in page. Redirects to the requested page if a session exists. */
export function SignInScreen() {
  const { state, tryAgain } = useSessionState()
  const { settings } = useConfiguration()
  const location = useLocation()
  if (state.status === 'loggedIn') return <Navigate to={requestedPage(location.state)} replace />

  const reason = state.status === 'loggedOut' ? state.reason : undefined
  const canTryAgain = state.status === 'loggedOut' && state.uncheckedRecord !== undefined
  return (
    <PublicScreen title={routes.signIn.title} intro="Trade Portal">
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
