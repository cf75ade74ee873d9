import { Button, Card, NumberField, Stack, Text, TextField, useLocale } from '@trade-portal/design-system'
import { fromCents, toCents, type UserDetails } from '@trade-portal/supplier-api'
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

/** Cents; null for none. `typed` follows every keystroke, before the field is left. */
interface EnteredAmount {
  readonly shown: number | null
  readonly typed: number | null
}

const centsOf = (decimal: number | null) => (decimal === null ? null : toCents(decimal))

const moreThanOwed = 'This is more than the current balance of your account.'
const leaving = 'You enter your card on the page of the card provider, which then brings you back here.'

/** A payment, before the browser leaves for the card provider's page. */
export function PaymentForm({ payer, subject }: PaymentFormProps) {
  const { paymentProvider } = useSettings()
  const { currency } = useLocale()
  const defaults = paymentDefaults(payer, subject)
  const [entered, setEntered] = useState<EnteredAmount>()
  const [reference, setReference] = useState(defaults.reference)
  const { shown, typed } = entered ?? { shown: defaults.amount, typed: defaults.amount }
  const enter = (cents: number | null) => setEntered({ shown: cents, typed: cents })
  // Windriver's page asks for another amount.
  const isEditable = paymentProvider === 'windcave'

  const amount = isEditable || defaults.amount > 0 ? typed : null
  const payment = { customerId: defaults.customerId, reference: reference.trim(), amount }
  const open = useOpenAmount(subject)
  const exceeded = amount !== null && open !== undefined && amount > open ? open : undefined
  const isMoreThanOwed = isEditable && (typed ?? 0) > (payer.currentBalance ?? Infinity)
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
              <NumberField
                label="Amount"
                unit={currency}
                decimals={2}
                step={0.01}
                minValue={0}
                value={shown === null ? null : fromCents(shown)}
                onChange={(decimal) => enter(centsOf(decimal))}
                onType={(decimal) => setEntered({ shown, typed: centsOf(decimal) })}
                // What is no number must not become the amount that stood there before.
                onBlur={() => typed === null && enter(null)}
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
