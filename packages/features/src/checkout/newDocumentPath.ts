import type { TransactionPath } from '../foundation/url/documentAddress.ts'
import { routes } from '../routes.ts'

/** The address of a new order or quote. The supplier returns only the number; new documents have the suffix 0. */
export const newDocumentPath = (path: TransactionPath, number: string) => routes.transaction.href(path, number, '0')
