import { Card, DescriptionList, Heading, Link, Stack } from '@trade-portal/design-system'
import { useConfiguration } from './useConfiguration.ts'

/** Whom the customer deals with, as the deployment says it. What it does not say is left out. */
export function SupplierDetails() {
  const { company_name, company_email, abn } = useConfiguration()
  const items = [
    { term: 'Company', detail: company_name, isGiven: company_name !== '' },
    {
      term: 'Email',
      detail: isAddress(company_email) ? <Link href={`mailto:${company_email}`}>{company_email}</Link> : company_email,
      isGiven: company_email !== '',
    },
    { term: 'ABN', detail: abn, isGiven: abn !== '' },
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
