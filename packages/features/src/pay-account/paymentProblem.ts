import type { Settings } from '@trade-portal/supplier-api'

export interface Payment {
  /** '' where the supplier gives none. */
  readonly customerId: string
  readonly reference: string
  /** Cents; null where none is entered, or where the customer enters it on the provider's page. */
  readonly amount: number | null
}

/**
 * What keeps a payment from being started; '' if it is valid. Only windcave needs an amount, because the customer can
 * enter it on windriver's page.
 */
export function paymentProblem(payment: Payment, provider: Settings['paymentProvider']): string {
  const { customerId, reference, amount } = payment
  if (customerId.trim() === '') return 'The supplier has not said your customer number, so nothing can be paid here.'
  if (provider === 'windcave' && (amount ?? 0) <= 0) return 'Enter an amount above 0.'
  return reference.trim() === '' ? 'Enter a payment reference.' : ''
}
