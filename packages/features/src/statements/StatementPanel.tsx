import { Card, Divider, Hidden, Section, Skeleton, Stack, ButtonLink } from '@trade-portal/design-system'
import { AgeingBar } from '../trade/documents/AgeingBar.tsx'
import { QueryView } from '../foundation/api/QueryView.tsx'
import type { Loadable } from '../foundation/api/loadable.ts'
import { BilledTo } from './BilledTo.tsx'
import { EmailStatement } from './EmailStatement.tsx'
import type { FoundStatement } from './queries.ts'
import type { Statement } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'

/** The panel beside the transactions: the account and the balance. Neither waits for the other. */
export function StatementPanel({ found }: { readonly found: Loadable<FoundStatement | null> }) {
  return (
    <Card isSheet>
      <Stack space="medium">
        {/* On paper, the head of the page shows the account. */}
        <Hidden onPaper>
          <BilledTo />
          <Divider />
        </Hidden>
        <Section as="group" heading="Balance by age" space="small">
          <QueryView query={found} what="the balance" skeleton={<Skeleton shape="shares" count={6} />}>
            {(known) =>
              known && (
                <Stack space="medium">
                  <AgeingBar ageing={known.statement.ageing} labels="days" totalLabel="Total balance" />
                  <Hidden onPaper>
                    <Stack space="xsmall">
                      <PayBalance statement={known.statement} />
                      <EmailStatement found={known} />
                    </Stack>
                  </Hidden>
                </Stack>
              )
            }
          </QueryView>
        </Section>
      </Stack>
    </Card>
  )
}

/** A link to pay a statement, if something is owed and the customer may pay online. */
function PayBalance({ statement: { date, ageing } }: { readonly statement: Statement }) {
  const { has } = useAccess()
  if ((ageing.total ?? 0) <= 0 || !has('payAccount')) return null
  return (
    <ButtonLink href={routes.payAccount.href({ statementId: date })} width="full">
      Pay Balance
    </ButtonLink>
  )
}
