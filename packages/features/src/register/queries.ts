import { createSupplierApi } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import type { RegistrationValues } from './registrationSchema.ts'

/**
 * Returns a function that sends a registration. The function needs no session. It bypasses the query cache, because the
 * cache would store the password.
 * @throws SupplierError or TransportError, when the returned function is called
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

/** Maps the name of each field in the request to the name of the field in the form. */
export const fieldsByWireName = new Map<string, keyof RegistrationValues>([
  ['customerID', 'accountNumber'],
  ['statementDate', 'statementDate'],
  ['statementReference', 'statementReference'],
  ['userName', 'userName'],
  ['nameFirst', 'firstName'],
  ['nameLast', 'lastName'],
  ['emailAddress', 'emailAddress'],
  ['password', 'password'],
])
