import { toNestErrors } from '@hookform/resolvers'
import type { Settings } from '@trade-portal/supplier-api'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { PaymentValues } from './paymentDraft.ts'

export interface Payment {
  /** '' where the supplier gives none. */
  readonly customerId: string
  readonly reference: string
  /** Cents; null if none is entered, or the customer enters it on the provider's page. */
  readonly amount: number | null
}

/** Why a payment cannot be started, by field; '' if it can. */
interface PaymentProblems {
  readonly customer: string
  readonly amount: string
  readonly reference: string
}

/** Only windcave needs an amount, because the customer can enter it on windriver's page. */
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
 * The rules of the form. Unlike those of other forms they need no yup, which would have to be loaded first: a press takes
 * the lock of the payment at once.
 */
export function paymentRules({ amount, reference }: PaymentProblems): Resolver<PaymentValues> {
  const errors: FieldErrors<PaymentValues> = {
    ...(amount !== '' && { amount: { type: 'problem', message: amount } }),
    ...(reference !== '' && { reference: { type: 'problem', message: reference } }),
  }
  return (values, _context, options) =>
    amount === '' && reference === '' ? { values, errors: {} } : { values: {}, errors: toNestErrors(errors, options) }
}
