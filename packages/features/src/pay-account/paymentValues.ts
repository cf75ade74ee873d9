import { toNestErrors } from '@hookform/resolvers'
import type { Settings } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { createDraftAbout, type Draft } from '../foundation/forms/drafts.ts'

/** The values of the form, as texts. */
export interface PaymentValues {
  readonly amount: string
  readonly reference: string
}

const draftAbout = createDraftAbout<Partial<PaymentValues>>('The payment that you typed')

/**
 * The draft of a payment that has not been made yet. It contains only what the customer has changed. Everything else is
 * prefilled again, because the supplier's amounts may change.
 * @param path The address of the payment screen, see `payPath`.
 */
export function usePaymentDraft(path: string, { amount, reference }: PaymentValues): Draft<PaymentValues> {
  return useMemo(() => paymentDraft(path, { amount, reference }), [path, amount, reference])
}

function paymentDraft(path: string, filledIn: PaymentValues): Draft<PaymentValues> {
  const changed = draftAbout(path)
  return {
    ...changed,
    read: (session) => {
      const values = changed.read(session)
      return values && { ...filledIn, ...values }
    },
    write: (session, { amount, reference }) => {
      const values = {
        ...(amount !== filledIn.amount && { amount }),
        ...(reference !== filledIn.reference && { reference }),
      }
      if (Object.keys(values).length > 0) changed.write(session, values)
      else changed.remove(session)
    },
  }
}

export interface Payment {
  /** '' if the supplier does not return it. */
  readonly customerId: string
  readonly reference: string
  /** In cents; null if it is missing, or if the customer enters it on the provider's page. */
  readonly amount: number | null
}

/** The reasons why a payment cannot be started, by field. '' means no problem. */
interface PaymentProblems {
  readonly customer: string
  readonly amount: string
  readonly reference: string
}

/**
 * Finds the problems of a payment. Only windcave needs an amount: with windriver, customers enter it on the provider's page.
 */
export function paymentProblems(payment: Payment, provider: Settings['paymentProvider']): PaymentProblems {
  const { customerId, reference, amount } = payment
  const isAmountMissing = provider === 'windcave' && (amount ?? 0) <= 0
  return {
    customer:
      customerId.trim() === '' ? 'The supplier has not said your customer number, so nothing can be paid here.' : '',
    amount: isAmountMissing ? 'Enter an amount above 0.' : '',
    reference: reference.trim() === '' ? 'Enter a payment reference.' : '',
  }
}

/**
 * The rules of the form. Other forms use yup for their rules, and wait until yup is loaded. This form does without yup,
 * because it must take the lock for the payment at the moment when the button is pressed.
 */
export function paymentRules({ amount, reference }: PaymentProblems): Resolver<PaymentValues> {
  const errors: FieldErrors<PaymentValues> = {
    ...(amount !== '' && { amount: { type: 'problem', message: amount } }),
    ...(reference !== '' && { reference: { type: 'problem', message: reference } }),
  }
  return (values, _context, options) =>
    amount === '' && reference === '' ? { values, errors: {} } : { values: {}, errors: toNestErrors(errors, options) }
}
