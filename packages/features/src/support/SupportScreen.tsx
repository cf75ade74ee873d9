import { Card } from '@trade-portal/design-system'
import { Screen } from '../shared/screens/Screen.tsx'
import { SupplierDetails } from '../shared/settings/SupplierDetails.tsx'
import { SupportForm } from './SupportForm.tsx'

export interface SupportScreenProps {
  readonly title?: 'Support' | 'Contact a Representative'
}

/** Contact a Representative: the support form with another title. */
export function ContactScreen() {
  return <SupportScreen title="Contact a Representative" />
}

/** Support: a form that sends a message to the supplier. */
export function SupportScreen({ title = 'Support' }: SupportScreenProps) {
  return (
    <Screen title={title} width="form">
      <Card>
        <SupportForm />
      </Card>
      <SupplierDetails />
    </Screen>
  )
}
