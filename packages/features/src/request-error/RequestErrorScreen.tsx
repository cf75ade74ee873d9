import { ButtonLink, Card, Stack, Text } from '@trade-portal/design-system'
import { useSearchParams } from 'react-router-dom'
import { routes } from '../shared/addresses/routes.ts'
import { PublicScreen } from '../shared/screens/PublicScreen.tsx'
import { readMessage } from './readMessage.ts'

/** Shows that a request failed, with the message in the address. */
export function RequestErrorScreen() {
  const [parameters] = useSearchParams()
  const message = readMessage(parameters.get('msg'))
  return (
    <PublicScreen title={routes.requestError.title}>
      <Card>
        <Stack space="medium" align="start">
          <Text>{message === '' ? 'Unable to handle your request' : message}</Text>
          <ButtonLink href={routes.home.href()}>Dashboard</ButtonLink>
        </Stack>
      </Card>
    </PublicScreen>
  )
}
