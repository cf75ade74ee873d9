import { Button, CalendarDate, Card, Hidden, Inline, Link, Section, Stack, Text } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { toasts } from '../foundation/failures/toasts.ts'
import { routes } from '../routes.ts'
import { useClaims } from '../trade/documents/claims.ts'
import { headingOf, kindOf } from '../trade/documents/documentKind.ts'

/** The claims that are not settled, each with a button that closes it; nothing if there are none. */
export function OpenClaims({ invoices }: { readonly invoices: readonly InvoiceRow[] }) {
  const { open, remove } = useClaims(invoices)
  if (open.length === 0) return null
  return (
    <Hidden onPaper>
      <Card>
        <Section as="region" heading="Open claims" headingSize="small" space="xsmall">
          <Stack space="xsmall" as="ul" label="Open claims">
            {open.map((claim) => {
              const heading = headingOf(claim.type, claim)
              const path = kindOf(claim.type) === 'order' ? 'orders' : 'invoices'
              const close = () => {
                remove(claim.id)
                toasts.announce(`Claim about ${heading} closed`)
              }
              return (
                <Inline key={claim.id} space="small" justify="between" wrap={false}>
                  <Text>
                    <Link href={routes.transaction.href(path, claim.number, claim.suffix)}>{heading}</Link>
                    {`: ${claim.problems}, `}
                    <CalendarDate value={claim.day} />
                  </Text>
                  <Button size="small" variant="secondary" about={heading} onPress={close}>
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
    </Hidden>
  )
}
