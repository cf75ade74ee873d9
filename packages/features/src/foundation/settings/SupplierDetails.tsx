import { Card, DescriptionList, Section } from '@trade-portal/design-system'
import { SupplierEmail } from './SupplierEmail.tsx'
import { useConfiguration } from './useConfiguration.ts'

/** The supplier's contact details from the configuration. Blank details are left out. */
export function SupplierDetails() {
  const { companyName, companyEmail, taxNumber } = useConfiguration()
  const items = [
    { term: 'Company', detail: companyName, isGiven: companyName !== '' },
    { term: 'Email', detail: <SupplierEmail />, isGiven: companyEmail !== '' },
    { term: 'ABN', detail: taxNumber, isGiven: taxNumber !== '' },
  ].filter((item) => item.isGiven)
  if (items.length === 0) return null
  return (
    <Card>
      <Section as="region" heading="Your supplier">
        <DescriptionList layout="facts" items={items} />
      </Section>
    </Card>
  )
}
