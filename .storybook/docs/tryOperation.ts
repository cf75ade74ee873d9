import type { OperationName } from '@trade-portal/supplier-api'
import { openSupplier, type Exchange } from './callSupplier.ts'

/** Sends an operation's example to a supplier that nobody has called before. */
export async function tryOperation(name: OperationName): Promise<Exchange> {
  const supplier = openSupplier()
  return supplier.call(name, name === 'login' ? undefined : supplier.openSession())
}
