import { toCents, type Settings } from '@trade-portal/supplier-api'

export interface EnteredPayment {
  readonly customerId: string
  readonly reference: string
  /** Decimal; null for none. */
  readonly amount: number | null
}

/** An amount in cents, rounded half up; null unless that is above 0. */
export function payableCents(amount: number | null): number | null {
  const cents = amount === null ? null : toCents(amount)
  return cents !== null && cents > 0 ? cents : null
}

/**
 * What keeps a payment from being started; '' if it is valid. Only windcave needs an amount, because the customer can
 * enter it on windriver's page.
 */
export function paymentProblem(
  { customerId, reference, amount }: EnteredPayment,
  provider: Settings['paymentProvider'],
): string {
  if (customerId.trim() === '') return 'The supplier has not said your customer number, so nothing can be paid here.'
  if (provider === 'windcave' && payableCents(amount) === null) return 'Enter an amount above 0.'
  return reference.trim() === '' ? 'Enter a payment reference.' : ''
}
