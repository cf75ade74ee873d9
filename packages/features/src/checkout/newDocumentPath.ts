import type { TransactionPath } from '../foundation/url/documentAddress.ts'
import { routes } from '../routes.ts'

/** The address of a new order or quote. The supplier only returns its number; the suffix of a new one is 0. */
export const newDocumentPath = (path: TransactionPath, number: string) => routes.transaction.href(path, number, '0')
