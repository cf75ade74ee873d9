import type { TransactionPath } from '../foundation/url/documentAddress.ts'
import { routes } from '../routes.ts'
import { kindOf } from '../trade/documents/documentKind.ts'

const lists = {
  order: routes.orders,
  quote: routes.orders,
  invoice: routes.invoices,
  payment: routes.statements,
}

const listsByPath: Readonly<Record<TransactionPath, keyof typeof lists>> = {
  orders: 'order',
  quotes: 'quote',
  invoices: 'invoice',
  credits: 'invoice',
  payments: 'payment',
}

/** The breadcrumbs of a document: the list that contains it, then the document. */
export function breadcrumbsOf(type: string, path: TransactionPath, heading: string) {
  const kind = kindOf(type)
  const list = lists[kind === 'other' ? listsByPath[path] : kind]
  return [{ label: list.menu.label, href: list.href() }, { label: heading }]
}
