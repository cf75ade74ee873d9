import { Button, ButtonLink, Card, Inline, Stack, Text } from '@trade-portal/design-system'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { PublicScreen } from '../foundation/screens/PublicScreen.tsx'
import { returnHistoryState } from '../foundation/url/historyState.ts'
import { routes } from '../routes.ts'
import { sanitizeMessage } from './sanitizeMessage.ts'

/**
 * Shows a message about a failed request. The message comes from the address. Below it is a link to the home page and, if
 * the previous page belongs to the portal, a button that leads back to that page.
 */
export function RequestErrorScreen() {
  const [parameters] = useSearchParams()
  const message = sanitizeMessage(parameters.get('msg'))
  const isAfterPage = useLocation().state === returnHistoryState
  const navigate = useNavigate()
  return (
    <PublicScreen title={routes.requestError.title}>
      <Card>
        <Stack space="medium" align="start">
          <Text>{message === '' ? 'Unable to handle your request' : message}</Text>
          <Inline space="small">
            {isAfterPage && <Button onPress={() => void navigate(-1)}>Back</Button>}
            <ButtonLink variant={isAfterPage ? 'secondary' : 'primary'} href={routes.home.href()}>
              Dashboard
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </PublicScreen>
  )
}
