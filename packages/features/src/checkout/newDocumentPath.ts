import type { TransactionPath } from '../foundation/url/documentAddress.ts'
import { routes } from '../routes.ts'

/** The address of an order or a quote that was just placed. The supplier gives its number alone; a new one has suffix 0. */
export const newDocumentPath = (path: TransactionPath, number: string) => routes.transaction.href(path, number, '0')
