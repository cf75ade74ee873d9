import type { Configuration } from '@trade-portal/supplier-api'

/** The supplier's name with the e-mail address, if configured: "Acme Timber (orders@acme.example)". */
export function supplierContact({
  companyName,
  companyEmail,
}: Pick<Configuration, 'companyName' | 'companyEmail'>): string {
  const name = companyName === '' ? 'the supplier' : companyName
  return companyEmail === '' ? name : `${name} (${companyEmail})`
}
