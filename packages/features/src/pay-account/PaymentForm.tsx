import {
  amountText,
  Banner,
  Button,
  Card,
  Hidden,
  readAmount,
  Stack,
  SummaryBar,
  Text,
  TextField,
  unreadableAmount,
  useLocale,
  useAnnouncement,
} from '@trade-portal/design-system'
import type { UserDetails } from '@trade-portal/supplier-api'
import { useEffect, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { FailureDialog } from '../foundation/failures/FailureDialog.tsx'
import { messageOf } from '../foundation/failures/failures.ts'
import { fieldOf, Form } from '../foundation/forms/Form.tsx'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import type { PaymentRecord } from '../trade/payments/paymentRecords.ts'
import { AmountField, OpenAmount } from './AmountField.tsx'
import { owedFor, paymentDefaults, payPath, type LoadedSubject } from './paymentDefaults.ts'
import { PaymentQuestion } from './PaymentQuestion.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import { paymentProblems, paymentRules, usePaymentDraft, type Payment, type PaymentValues } from './paymentValues.ts'
import { repeatsOf, useOpenAmount, useOpenPayments, useStartPayment } from './queries.ts'

interface PaymentFormProps {
  readonly payer: UserDetails
  readonly subject: LoadedSubject
}

const Field = fieldOf<PaymentValues>()
const loadRules = () => Promise.resolve({ paymentRules })
const moreThanOwed = 'This is more than is owed.'
const settled = 'Nothing is open on your newest statement. This invoice may be paid already.'
const leaving = 'You enter your card on the page of the card provider, which then brings you back here.'

/** The form for a payment. Sending it leads to the card provider's page. */
export function PaymentForm({ payer, subject }: PaymentFormProps) {
  const { paymentProvider } = useSettings()
  const { currency } = useLocale()
  const defaults = paymentDefaults(payer, subject)
  const path = payPath(subject)
  const blank = { amount: amountText(defaults.amount), reference: defaults.reference }
  const paymentOf = ({ amount, reference }: PaymentValues): Payment => ({
    customerId: defaults.customerId,
    reference: reference.trim(),
    amount: readAmount(amount, currency) || null,
  })
  const problemsOf = (values: PaymentValues) => {
    const isUnreadable = readAmount(values.amount, currency) === undefined && values.amount.trim() !== ''
    const problems = paymentProblems(paymentOf(values), paymentProvider)
    return isUnreadable ? { ...problems, amount: unreadableAmount } : problems
  }
  const startPayment = useStartPayment()
  const form = usePortalForm({
    blank,
    loadRules,
    rules: (file, values: PaymentValues) => file.paymentRules(problemsOf(values)),
    draft: usePaymentDraft(path, blank),
    describe: messageOf,
    send: async (values: PaymentValues, askedAbout: readonly PaymentRecord[]) => {
      if (!(await startPayment({ ...paymentOf(values), path, askedAbout }))) setIsAsking(true)
      // The values count as unsent. The portal does not know yet whether the customer will pay: it learns that only when the
      // customer returns.
      return 'unsent'
    },
  })
  const { control, getValues, setValue } = form
  // When the balances change, the prefilled amount changes too, unless the customer has edited it.
  const filledIn = useRef(blank.amount)
  useEffect(() => {
    const before = filledIn.current
    filledIn.current = blank.amount
    if (blank.amount !== before && getValues('amount') === before) setValue('amount', blank.amount)
  }, [blank.amount, getValues, setValue])

  const [amountEntered, referenceEntered] = useWatch({ control, name: ['amount', 'reference'] })
  const values = { amount: amountEntered, reference: referenceEntered }
  const { amount, reference } = paymentOf(values)
  const problems = problemsOf(values)
  // Customers can edit the amount here only with the provider windcave. With windriver, they change it on the provider's
  // page.
  const isEditable = paymentProvider === 'windcave'
  const offered = isEditable ? defaults.likelyAmounts : []
  const problem = problems.customer || problems.amount || problems.reference
  const choose = (cents: number) => setValue('amount', amountText(cents), { shouldValidate: true })
  const open = useOpenAmount(subject)
  const isSettled = open === 0 && defaults.amount !== 0
  const owed = owedFor(payer, subject, open)
  const exceeded = owed && (amount ?? 0) > owed.amount ? owed : undefined
  const { errors, isSubmitting } = useFormState({ control })
  useAnnouncement([errors.amount?.message, errors.reference?.message].filter(Boolean).join(' '))
  const [isAsking, setIsAsking] = useState(false)
  const repeats = repeatsOf({ amount, reference }, useOpenPayments().list)
  const isRepeated = repeats.length > 0
  const proceed = () => {
    setIsAsking(false)
    void form.submit(repeats)
  }
  const button = (width: 'content' | 'full') => (
    <Button
      width={width}
      isDisabled={problem !== ''}
      description={problem || undefined}
      onDisabledPress={() => {
        // Submitting shows the errors of the fields. If the customer number is missing, no field can correct that, so
        // nothing is submitted.
        if (problems.customer === '') void form.submit(repeats)
      }}
      isPending={isSubmitting}
      pendingLabel="Opening the payment page…"
      onPress={() => (isRepeated || exceeded !== undefined ? setIsAsking(true) : proceed())}
    >
      Proceed to Payment
    </Button>
  )

  return (
    <Card>
      {/* `Form` gets no `onSubmit`, because Enter in a field must not start a payment. Only the button does. */}
      <Form form={form} label="Payment" errorIn={FailureDialog}>
        {isSettled && <Banner tone="caution">{settled}</Banner>}
        <PaymentSummary
          payer={payer}
          subject={subject}
          amount={isEditable ? undefined : (amount ?? 0)}
          offered={offered}
        />
        {isEditable && <Field name="amount" as={AmountField} label="Amount" amounts={offered} />}
        {open !== undefined && open > 0 && open !== defaults.amount && (
          <OpenAmount amount={open} onChoose={() => choose(open)} />
        )}
        <Field name="reference" as={TextField} label="Payment reference" maxLength={50} isRequired />
        <Stack space="small" align="start">
          <Text size="small" tone="subdued">
            {problem || (isEditable && exceeded ? moreThanOwed : leaving)}
          </Text>
          {/* On phones, the bar at the lower edge has the button instead. */}
          <Hidden below="tablet">{button('content')}</Hidden>
        </Stack>
      </Form>
      {/* The bar shows only the button if there is no valid amount, or if the customer enters the amount on the
        provider's page. */}
      <SummaryBar
        label="Payment"
        until="tablet"
        note={amount === null ? '' : 'Amount to pay'}
        amount={amount ?? undefined}
        action={button('full')}
      />
      <PaymentQuestion
        isOpen={isAsking}
        {...{ isRepeated, exceeded }}
        amount={amount ?? 0}
        onClose={() => setIsAsking(false)}
        onPay={proceed}
      />
    </Card>
  )
}
