import {
  amountText,
  Button,
  Card,
  MoneyField,
  readAmount,
  Stack,
  Text,
  TextField,
  useLocale,
} from '@trade-portal/design-system'
import type { UserDetails } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { FailureDialog, useFailure } from '../shared/failures/FailureDialog.tsx'
import { messageOf } from '../shared/failures/failures.ts'
import { useSettings } from '../shared/settings/useConfiguration.ts'
import { LikelyAmounts } from './LikelyAmounts.tsx'
import { OpenAmount } from './OpenAmount.tsx'
import { paymentDefaults, payPath, type LoadedSubject } from './paymentDefaults.ts'
import { paymentProblem } from './paymentProblem.ts'
import { PaymentQuestion } from './PaymentQuestion.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import { useOpenAmount, useStartPayment } from './queries.ts'
import { useOpenPayments } from './useOpenPayments.ts'

export interface PaymentFormProps {
  readonly payer: UserDetails
  readonly subject: LoadedSubject
}

const moreThanOwed = 'This is more than the current balance of your account.'
const leaving = 'You enter your card on the page of the card provider, which then brings you back here.'

/** A payment, before the browser leaves for the card provider's page. */
export function PaymentForm({ payer, subject }: PaymentFormProps) {
  const { paymentProvider } = useSettings()
  const { currency } = useLocale()
  const defaults = paymentDefaults(payer, subject)
  const [entered, setEntered] = useState<string>()
  const [reference, setReference] = useState(defaults.reference)
  const amountEntered = entered ?? amountText(defaults.amount)
  const enter = (cents: number) => setEntered(amountText(cents))
  // Windriver's page asks for another amount.
  const isEditable = paymentProvider === 'windcave'

  const amount = readAmount(amountEntered, currency) || null
  const payment = { customerId: defaults.customerId, reference: reference.trim(), amount }
  const open = useOpenAmount(subject)
  const exceeded = amount !== null && open !== undefined && amount > open ? open : undefined
  const isMoreThanOwed = isEditable && (amount ?? 0) > (payer.currentBalance ?? Infinity)
  const problem = paymentProblem(payment, paymentProvider)
  const { run, isPending } = useStartPayment()
  const failure = useFailure(messageOf)
  const [isAsking, setIsAsking] = useState(false)
  const isRepeated = useOpenPayments().list.some(
    (earlier) => earlier.amount === payment.amount && earlier.reference === payment.reference,
  )
  const proceed = () => {
    setIsAsking(false)
    void run({ ...payment, path: payPath(subject) }).catch(failure.report)
  }

  return (
    <Card>
      {/* Enter does not pay: a press of the button does. */}
      <form aria-label="Payment" noValidate onSubmit={(event) => event.preventDefault()}>
        <Stack space="medium">
          <PaymentSummary payer={payer} subject={subject} amount={isEditable ? undefined : (amount ?? 0)} />
          {isEditable && (
            <Stack space="xsmall">
              <MoneyField
                label="Amount"
                value={amountEntered}
                onChange={setEntered}
                isRequired
                {...(subject.kind === 'statement' && { description: 'Filled in with your overdue balance.' })}
              />
              <LikelyAmounts amounts={defaults.likelyAmounts} onChoose={enter} />
            </Stack>
          )}
          {open !== undefined && open !== defaults.amount && <OpenAmount amount={open} onChoose={() => enter(open)} />}
          <TextField label="Payment reference" value={reference} onChange={setReference} maxLength={50} isRequired />
          <Stack space="small">
            <Text size="small" tone="subdued">
              {problem || (isMoreThanOwed ? moreThanOwed : leaving)}
            </Text>
            <Button
              width="full"
              isDisabled={problem !== ''}
              isPending={isPending}
              pendingLabel="Opening the payment page…"
              onPress={() => (isRepeated || exceeded !== undefined ? setIsAsking(true) : proceed())}
            >
              Proceed to Payment
            </Button>
          </Stack>
        </Stack>
      </form>
      <PaymentQuestion
        isOpen={isAsking}
        {...{ isRepeated, exceeded }}
        onClose={() => setIsAsking(false)}
        onPay={proceed}
      />
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Card>
  )
}
