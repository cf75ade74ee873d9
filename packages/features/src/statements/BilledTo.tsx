import { Section, Skeleton, Stack, Text } from '@trade-portal/design-system'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { useCustomerDetails } from '../trade/customer/queries.ts'

/** The name and billing address of the account. */
export function BilledTo() {
  const customer = useCustomerDetails()
  return (
    <Section as="group" heading="Billed to" space="xxsmall">
      <QueryView query={customer} what="your account details" skeleton={<Skeleton shape="line" count={3} />}>
        {({ name, address, suburb, state }) => (
          <Stack space="none">
            <Text weight="medium">{name || '-'}</Text>
            <Text>{address}</Text>
            <Text>{[suburb, state].filter(Boolean).join(' ')}</Text>
          </Stack>
        )}
      </QueryView>
    </Section>
  )
}
