import { Card, DescriptionList, Link, Section } from '@trade-portal/design-system'
import { useConfiguration } from './useConfiguration.ts'

/** The supplier's contact details from the configuration. Blank ones are left out. */
export function SupplierDetails() {
  const { companyName, companyEmail, taxNumber } = useConfiguration()
  const items = [
    { term: 'Company', detail: companyName, isGiven: companyName !== '' },
    {
      term: 'Email',
      detail: isAddress(companyEmail) ? <Link href={`mailto:${companyEmail}`}>{companyEmail}</Link> : companyEmail,
      isGiven: companyEmail !== '',
    },
    { term: 'ABN', detail: taxNumber, isGiven: taxNumber !== '' },
  ].filter((item) => item.isGiven)
  if (items.length === 0) return null
  return (
    <Card>
      <Section as="region" heading="Your supplier" headingSize="standard" space="small">
        <DescriptionList items={items} />
      </Section>
    </Card>
  )
}

function isAddress(text: string): boolean {
  return /^[^\s@?&:]+@[^\s@?&:]+$/.test(text)
}
