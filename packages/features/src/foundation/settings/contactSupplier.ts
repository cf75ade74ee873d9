import type { Configuration } from '@trade-portal/supplier-api'

/** How to reach the supplier, to continue a sentence: "write to Acme Timber (orders@acme.example)". */
export function contactSupplier({
  companyName,
  companyEmail,
}: Pick<Configuration, 'companyName' | 'companyEmail'>): string {
  const name = companyName === '' ? 'the supplier' : companyName
  return companyEmail === '' ? `call ${name}` : `write to ${name} (${companyEmail})`
}
