import {
  ButtonLink,
  Card,
  EmptyState,
  HiddenAmounts,
  Inline,
  RowGridSkeleton,
  Stack,
  useAnnouncement,
} from '@trade-portal/design-system'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { routes } from '../routes.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { PaymentNotices } from './PaymentNotices.tsx'
import { paymentFields, paymentSubject } from './paymentSubject.ts'
import { usePaymentFacts, useRefreshOnReturn } from './queries.ts'

/** Pay Account: the amount and reference of a payment. The payment itself is made on the card provider's page. */
export function PayAccountScreen() {
  const [address] = useAddressState(paymentFields)
  const subject = paymentSubject(address)
  const facts = usePaymentFacts(subject)
  useRefreshOnReturn()
  return (
    <Screen title={routes.payAccount.title} width="form">
      <Stack space="medium">
        <PaymentNotices />
        <QueryView query={facts} what={names[subject.kind]} skeleton={<PaymentSkeleton />}>
          {({ user, subject: loaded }) =>
            loaded === null ? (
              <UnknownSubject />
            ) : (
              // Amounts are always shown here, because customers must see what they pay. The key creates a new form for
              // another invoice or statement, because each payment has its own values.
              <HiddenAmounts isHidden={false} key={JSON.stringify(address)}>
                <PaymentForm payer={user} subject={loaded} />
              </HiddenAmounts>
            )
          }
        </QueryView>
        {subject.kind !== 'account' && facts.data === undefined && facts.error !== null && (
          <Inline space="none" justify="center">
            <ButtonLink href={routes.payAccount.href()} variant="secondary">
              {payAccountInstead}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Screen>
  )
}

const names = {
  invoice: 'the invoice to pay',
  statement: 'the statement to pay',
  account: 'your account',
  unknown: 'your account',
}

function PaymentSkeleton() {
  return (
    <Card>
      <RowGridSkeleton count={4} />
    </Card>
  )
}

const payAccountInstead = 'Pay the account instead'

const title = 'There is nothing to pay at this address.'
const reason = 'The supplier has no such invoice or statement. The address may not be complete.'

/**
 * Shown if the address names an unknown invoice or statement. A payment of the account is only offered, because the
 * customer may have meant something else.
 */
function UnknownSubject() {
  useAnnouncement(`${title} ${reason}`)
  return (
    <EmptyState
      title={title}
      icon="document"
      action={<ButtonLink href={routes.payAccount.href()}>{payAccountInstead}</ButtonLink>}
    >
      {reason}
    </EmptyState>
  )
}
