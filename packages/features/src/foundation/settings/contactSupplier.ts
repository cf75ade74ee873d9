import type { Configuration } from '@trade-portal/supplier-api'

/** How to reach the supplier, to continue a sentence: "write to orders@acme.example". */
export function contactSupplier({
  companyName,
  companyEmail,
}: Pick<Configuration, 'companyName' | 'companyEmail'>): string {
  return companyEmail === '' ? `call ${companyName || 'the supplier'}` : `write to ${companyEmail}`
}
