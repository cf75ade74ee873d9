import {
  Banner,
  ButtonLink,
  Card,
  DescriptionList,
  Inline,
  Money,
  Spinner,
  Stack,
  Text,
} from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { PublicScreen } from '../foundation/screens/PublicScreen.tsx'
import { SupplierDetails } from '../foundation/settings/SupplierDetails.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { safeInternalPath } from '../safeInternalPath.ts'
import { usePaymentRecords } from '../trade/payments/queries.ts'
import type { PaymentId } from '../trade/payments/returnPath.ts'
import { isUncertain, mayPayAgain, paymentMessage, type ClaimedOutcome, type KnownOutcome } from './paymentMessage.ts'

interface PaymentResultProps {
  readonly claim: ClaimedOutcome
  readonly knowledge: KnownOutcome
  readonly isSignedIn: boolean
  readonly payment: PaymentId | undefined
  /** In cents. */
  readonly amount?: number | null | undefined
  readonly reference?: string | undefined
  /** Why the outcome is not confirmed. */
  readonly note?: string | undefined
  readonly action?: ReactNode
}

export function PaymentResult(props: PaymentResultProps) {
  const { claim, knowledge, isSignedIn, payment, amount, reference, note, action } = props
  const { hasPayAccount } = useSettings()
  const { title, text } = paymentMessage(claim, knowledge)
  const facts = [
    { term: 'Amount', detail: <Money amount={amount ?? null} />, isKnown: (amount ?? 0) > 0 },
    { term: 'Reference', detail: reference, isKnown: (reference ?? '') !== '' },
    // Only the supplier can use this id. It is shown only if the outcome of the payment is uncertain, and if the payment has
    // no reference that could be used instead.
    { term: 'Payment id', detail: payment?.id, isKnown: payment !== undefined && isUncertain(knowledge) && !reference },
  ].filter(({ isKnown }) => isKnown)
  return (
    <PublicScreen title={title}>
      <Card>
        <Stack space="medium">
          {knowledge === 'checking' && <Spinner label={title} />}
          {note !== undefined && <Text>{note}</Text>}
          {knowledge === 'approved' && (
            // No announcement, because the page announces its outcome as a whole.
            <Banner tone="positive" title="Confirmed by your supplier" announcement="">
              {text}
            </Banner>
          )}
          {knowledge !== 'checking' && knowledge !== 'approved' && <Text>{text}</Text>}
          {facts.length > 0 && <DescriptionList items={facts} />}
          <Inline space="small">
            {action}
            <ButtonLink href={routes.home.href()} variant={action ? 'secondary' : 'primary'}>
              Dashboard
            </ButtonLink>
            {isSignedIn && hasPayAccount && mayPayAgain(claim, knowledge) && <PayAgain payment={payment} />}
          </Inline>
        </Stack>
      </Card>
      {knowledge !== 'checking' && knowledge !== 'approved' && <SupplierDetails />}
    </PublicScreen>
  )
}

/**
 * A link to the screen on which this payment was started. If that is unknown, the link leads to the screen of the latest
 * payment on this device.
 */
function PayAgain({ payment }: { readonly payment: PaymentId | undefined }) {
  const { list } = usePaymentRecords()
  const record = list.find(({ paymentId }) => paymentId !== '' && paymentId === payment?.id) ?? list[0]
  return (
    <ButtonLink href={record ? safeInternalPath(record.path) : routes.payAccount.href()} variant="secondary">
      Try again
    </ButtonLink>
  )
}
