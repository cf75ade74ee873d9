import { Card, DescriptionList, Heading, Link, Stack } from '@trade-portal/design-system'
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
    <Card as="section">
      <Stack space="small">
        <Heading level={2}>Your supplier</Heading>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  )
}

function isAddress(text: string): boolean {
  return /^[^\s@?&:]+@[^\s@?&:]+$/.test(text)
}
