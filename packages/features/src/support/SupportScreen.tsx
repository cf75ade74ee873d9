import { Card, Stack } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { SupplierDetails } from '../foundation/settings/SupplierDetails.tsx'
import { SupportForm } from './SupportForm.tsx'

/** Contact a Representative: the support form with another title. */
export function ContactScreen() {
  return <MessageScreen title={routes.contact.title} />
}

/** Support: a form that sends a message to the supplier. */
export function SupportScreen() {
  return <MessageScreen title={routes.support.title} />
}

function MessageScreen({ title }: { readonly title: string }) {
  return (
    <Screen title={title} width="form">
      <Stack space="medium">
        <Card>
          <SupportForm label={title} />
        </Card>
        <SupplierDetails />
      </Stack>
    </Screen>
  )
}
