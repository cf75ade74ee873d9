import {
  amountText,
  Button,
  Card,
  MoneyField,
  readAmount,
  Stack,
  Text,
  TextField,
  unreadableAmount,
  useLocale,
  useAnnouncement,
} from '@trade-portal/design-system'
import type { UserDetails } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { messageOf } from '../foundation/failures/failures.ts'
import { afterPress } from '../foundation/forms/afterPress.ts'
import { useFormAttempts } from '../foundation/forms/useFormAttempts.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { LikelyAmounts } from './LikelyAmounts.tsx'
import { OpenAmount } from './OpenAmount.tsx'
import { paymentDefaults, payPath, type LoadedSubject } from './paymentDefaults.ts'
import { paymentDraft, type PaymentValues } from './paymentDraft.ts'
import { paymentProblems } from './paymentProblems.ts'
import { PaymentQuestion } from './PaymentQuestion.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import { useOpenAmount, useOpenPayments, useStartPayment } from './queries.ts'

interface PaymentFormProps {
  readonly payer: UserDetails
  readonly subject: LoadedSubject
}

const moreThanOwed = 'This is more than the current balance of your account.'
const leaving = 'You enter your card on the page of the card provider, which then brings you back here.'

/** The form of a payment, before the browser goes to the card provider's page. */
export function PaymentForm({ payer, subject }: PaymentFormProps) {
  const { paymentProvider } = useSettings()
  const { currency } = useLocale()
  const defaults = paymentDefaults(payer, subject)
  const session = useSession()
  const [draft] = useState(() => paymentDraft(payPath(subject)))
  const [entered, setEntered] = useState<PaymentValues>(() => draft.read(session) ?? {})
  const [left, setLeft] = useState({ amount: false, reference: false })
  const { amount: typedAmount = amountText(defaults.amount), reference = defaults.reference } = entered
  const enter = (values: PaymentValues) => {
    const changed = { ...entered, ...values }
    setEntered(changed)
    draft.write(session, changed)
  }
  const choose = (cents: number) => enter({ amount: amountText(cents) })
  // At windriver, customers change the amount on the payment page.
  const isEditable = paymentProvider === 'windcave'

  const cents = readAmount(typedAmount, currency)
  const amount = cents || null
  const payment = { customerId: defaults.customerId, reference: reference.trim(), amount }
  const open = useOpenAmount(subject)
  const exceeded = amount !== null && open !== undefined && amount > open ? open : undefined
  const isMoreThanOwed = isEditable && (amount ?? 0) > (payer.currentBalance ?? Infinity)
  const problems = paymentProblems(payment, paymentProvider)
  const isUnreadable = cents === undefined && typedAmount.trim() !== ''
  const amountProblem = isUnreadable ? unreadableAmount : problems.amount
  const problem = problems.customer || amountProblem || problems.reference
  const { element, failedAttempts, countFailure } = useFormAttempts()
  const hasFailed = failedAttempts > 0
  // Announces only errors of fields that were left. A field that gets the focus is read with its error.
  useAnnouncement([left.amount && amountProblem, left.reference && problems.reference].filter(Boolean).join(' '))
  const { run, isPending } = useStartPayment()
  const failure = useErrorDialog(messageOf)
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
      {/* Enter in a field must not start a payment. Only the button does. */}
      <form ref={element} aria-label="Payment" noValidate onSubmit={(event) => event.preventDefault()}>
        <Stack space="medium">
          <PaymentSummary payer={payer} subject={subject} amount={isEditable ? undefined : (amount ?? 0)} />
          {isEditable && (
            <Stack space="xsmall">
              <MoneyField
                label="Amount"
                value={typedAmount}
                onChange={(text) => {
                  setLeft({ ...left, amount: false })
                  enter({ amount: text })
                }}
                onBlur={() => afterPress(() => setLeft((before) => ({ ...before, amount: true })))}
                errorMessage={left.amount || hasFailed ? amountProblem : ''}
                isRequired
                {...(subject.kind === 'statement' && { description: 'Filled in with your overdue balance.' })}
              />
              <LikelyAmounts amounts={defaults.likelyAmounts} onChoose={choose} />
            </Stack>
          )}
          {open !== undefined && open !== defaults.amount && <OpenAmount amount={open} onChoose={() => choose(open)} />}
          <TextField
            label="Payment reference"
            value={reference}
            onChange={(text) => {
              setLeft({ ...left, reference: false })
              enter({ reference: text })
            }}
            onBlur={() => afterPress(() => setLeft((before) => ({ ...before, reference: true })))}
            errorMessage={left.reference || hasFailed ? problems.reference : ''}
            maxLength={50}
            isRequired
          />
          <Stack space="small">
            <Text size="small" tone="subdued">
              {problem || (isMoreThanOwed ? moreThanOwed : leaving)}
            </Text>
            <Button
              width="full"
              isDisabled={problem !== ''}
              description={problem || undefined}
              onDisabledPress={countFailure}
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
