import { Card, Page, Stack } from '@trade-portal/design-system'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { SupplierDetails } from '../shared/settings/SupplierDetails.tsx'
import { SupportForm } from './SupportForm.tsx'

export interface SupportScreenProps {
  readonly title: 'Support' | 'Contact a Representative'
}

/** Writing to the supplier, under one of two titles. */
export function SupportScreen({ title }: SupportScreenProps) {
  return (
    <Page width="narrow">
      <Stack space="large">
        <ScreenHeading>{title}</ScreenHeading>
        <Card as="section">
          <SupportForm />
        </Card>
        <SupplierDetails />
      </Stack>
    </Page>
  )
}
