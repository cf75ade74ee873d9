import {
  Button,
  ButtonLink,
  Card,
  Hidden,
  lazyDialog,
  Section,
  Skeleton,
  Stack,
  SummaryBar,
  Text,
} from '@trade-portal/design-system'
import type { Statement } from '@trade-portal/supplier-api'
import { useState } from 'react'
import type { Loadable } from '../foundation/api/loadable.ts'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { useCustomerDetails } from '../trade/customer/queries.ts'
import { AgeingBar } from '../trade/documents/AgeingBar.tsx'
import type { FoundStatement } from './queries.ts'

const EmailStatementDialog = lazyDialog(
  async () => (await import('../trade/documents/EmailStatementDialog.tsx')).EmailStatementDialog,
)

/**
 * The panel beside the transactions, with the account and the balance, which load independently. On phones and tablets, Pay
 * Balance is not in this panel but in the bar at the lower edge (`PayBalanceBar`).
 */
export function StatementPanel({ found }: { readonly found: Loadable<FoundStatement | null> }) {
  return (
    <Card>
      <Stack space="medium">
        <Section as="group" heading="Balance by age" action={<EmailStatement found={found.data ?? undefined} />}>
          <QueryView query={found} what="the balance" skeleton={<Skeleton shape="shares" count={6} />}>
            {(known) =>
              known && (
                <Stack space="medium">
                  <AgeingBar ageing={known.statement.ageing} totalLabel="Total balance" />
                  {known.isLatest && (
                    <Text size="small" tone="subdued">
                      The latest statement cannot be sent by e-mail.
                    </Text>
                  )}
                  <PayBalance statement={known.statement} />
                </Stack>
              )
            }
          </QueryView>
        </Section>
        <Hidden onPaper>
          <BilledTo />
        </Hidden>
      </Stack>
    </Card>
  )
}

/** The account. Printed in the head of the page instead. */
function BilledTo() {
  const customer = useCustomerDetails()
  return (
    <QueryView query={customer} what="your account details" skeleton={<Skeleton shape="line" count={2} />}>
      {({ name, address, suburb, state }) => (
        <Text size="small">
          <Text as="span" size="small" tone="subdued">
            {'Billed to '}
          </Text>
          {[name || '-', address, [suburb, state].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
        </Text>
      )}
    </QueryView>
  )
}

interface EmailStatementProps {
  /** Undefined while it loads, and if it could not be loaded. */
  readonly found: FoundStatement | undefined
}

function EmailStatement({ found }: EmailStatementProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" isDisabled={!found || found.isLatest} onPress={() => setIsOpen(true)}>
        Email Statement
      </Button>
      {found && (
        <EmailStatementDialog statementDate={found.statement.date} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

interface PayBalanceProps {
  readonly statement: Statement
}

/** The bar at the lower edge of a phone or tablet: the balance and Pay Balance. Shown only if the balance can be paid. */
export function PayBalanceBar({ statement }: PayBalanceProps) {
  if (!useIsPayable(statement)) return null
  return (
    <SummaryBar
      label="Statement"
      note="Balance"
      amount={statement.ageing.total}
      action={<PayBalanceLink statement={statement} />}
    />
  )
}

function PayBalance({ statement }: PayBalanceProps) {
  if (!useIsPayable(statement)) return null
  return (
    <Hidden below="desktop">
      <PayBalanceLink statement={statement} />
    </Hidden>
  )
}

function PayBalanceLink({ statement }: PayBalanceProps) {
  return (
    <ButtonLink href={routes.payAccount.href({ statementId: statement.date })} width="full">
      Pay Balance
    </ButtonLink>
  )
}

/** Whether a balance is owed and the customer may pay online. */
function useIsPayable({ ageing }: Statement): boolean {
  const { has } = useAccess()
  return (ageing.total ?? 0) > 0 && has('payAccount')
}
