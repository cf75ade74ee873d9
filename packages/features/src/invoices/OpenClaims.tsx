import {
  Banner,
  Button,
  CalendarDate,
  Card,
  Hidden,
  Inline,
  Link,
  Section,
  Stack,
  Text,
} from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { routes } from '../routes.ts'
import { useClaims, type Claim } from '../trade/documents/claims.ts'
import { headingOf, kindOf } from '../trade/documents/documentKind.ts'

/** The claims that are not settled, each with a button that closes it; nothing if there are none. */
export function OpenClaims({ invoices }: { readonly invoices: readonly InvoiceRow[] }) {
  const { open, put, remove } = useClaims(invoices)
  const [closed, setClosed] = useState<Claim>()
  const close = (claim: Claim) => {
    remove(claim.id)
    setClosed(claim)
  }
  const reopen = (claim: Claim) => {
    put(claim)
    setClosed(undefined)
  }
  if (open.length === 0 && !closed) return null
  return (
    <Hidden onPaper>
      <Stack space="small">
        {closed && (
          <Banner
            tone="neutral"
            action={
              <Button variant="secondary" size="small" onPress={() => reopen(closed)}>
                Undo
              </Button>
            }
            onDismiss={() => setClosed(undefined)}
          >
            {`The claim about ${headingOf(closed.type, closed)} is closed.`}
          </Banner>
        )}
        {open.length > 0 && (
          <Card>
            <Section as="region" heading="Open claims" headingSize="small" space="xsmall">
              <Stack space="xsmall" as="ul" label="Open claims">
                {open.map((claim) => {
                  const heading = headingOf(claim.type, claim)
                  const path = kindOf(claim.type) === 'order' ? 'orders' : 'invoices'
                  return (
                    <Inline key={claim.id} space="small" justify="between" wrap={false}>
                      <Text>
                        <Link href={routes.transaction.href(path, claim.number, claim.suffix)}>{heading}</Link>
                        {`: ${claim.problems}, `}
                        <CalendarDate value={claim.day} />
                      </Text>
                      <Button size="small" variant="secondary" about={heading} onPress={() => close(claim)}>
                        Close
                      </Button>
                    </Inline>
                  )
                })}
              </Stack>
              <Text size="small" tone="subdued">
                A claim also closes when a credit with the same order reference comes.
              </Text>
            </Section>
          </Card>
        )}
      </Stack>
    </Hidden>
  )
}
