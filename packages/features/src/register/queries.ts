import { createSupplierApi } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import { useConfiguration } from '../shared/settings/useConfiguration.ts'
import type { RegistrationValues } from './registrationSchema.ts'

/**
 * Asks the supplier for a sign-in. It needs no session, and goes past the cache, which would keep the password.
 * @throws SupplierError, TransportError
 */
export function useRegister() {
  const configuration = useConfiguration()
  return useCallback(
    async (form: RegistrationValues): Promise<void> => {
      const { companyId } = configuration
      const api = createSupplierApi({ endpoint: configuration, known: () => Promise.resolve({ companyId }) })
      await api.registerForAccess({
        customerID: form.accountNumber,
        statementDate: form.statementDate,
        statementReference: form.statementReference,
        userName: form.userName,
        nameFirst: form.firstName,
        nameLast: form.lastName,
        emailAddress: form.emailAddress,
        password: form.password,
      })
    },
    [configuration],
  )
}

/** Our field for each of the supplier's. */
const fields = new Map<string, keyof RegistrationValues>([
  ['customerID', 'accountNumber'],
  ['statementDate', 'statementDate'],
  ['statementReference', 'statementReference'],
  ['userName', 'userName'],
  ['nameFirst', 'firstName'],
  ['nameLast', 'lastName'],
  ['emailAddress', 'emailAddress'],
  ['password', 'password'],
])

export function fieldNamed(wireName: string): keyof RegistrationValues | undefined {
  return fields.get(wireName)
}
