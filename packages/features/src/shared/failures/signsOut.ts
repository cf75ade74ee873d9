import { SupplierError } from '@trade-portal/supplier-api'

/** Whether a failure ends the session. */
export function signsOut(error: unknown): error is SupplierError {
  return error instanceof SupplierError && error.signsOut
}
