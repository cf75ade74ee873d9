import { Card, DescriptionList, Section } from '@trade-portal/design-system'
import { PhoneLink } from '../url/PhoneLink.tsx'
import { SupplierEmail } from './SupplierEmail.tsx'
import { useConfiguration } from './useConfiguration.ts'

/** The supplier's contact details from the configuration. Blank details are left out. */
export function SupplierDetails() {
  const { companyName, companyEmail, companyPhone, taxNumber } = useConfiguration()
  const items = [
    { term: 'Company', detail: companyName, isGiven: companyName !== '' },
    { term: 'Phone', detail: <PhoneLink phone={companyPhone} />, isGiven: companyPhone !== '' },
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
