import type { OperationName } from '@trade-portal/supplier-api'
import { createSupplier, type Exchange } from './callSupplier.ts'

/** Sends the example of an operation to a new simulated supplier. */
export async function tryOperation(name: OperationName): Promise<Exchange> {
  const supplier = createSupplier()
  return supplier.call(name, name === 'login' ? undefined : supplier.openSession())
}
