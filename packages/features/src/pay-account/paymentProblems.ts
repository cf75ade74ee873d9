import type { Settings } from '@trade-portal/supplier-api'

export interface Payment {
  /** '' where the supplier gives none. */
  readonly customerId: string
  readonly reference: string
  /** Cents; null if none is entered, or the customer enters it on the provider's page. */
  readonly amount: number | null
}

/** Why a payment cannot be started, by field; '' if it can. */
export interface PaymentProblems {
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
