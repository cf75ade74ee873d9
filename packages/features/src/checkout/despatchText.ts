import { addressText, despatchKind } from './delivery.ts'
import type { CheckoutChoices, OrderDetails } from './checkoutValues.ts'
import type { TransactionPath } from '../foundation/url/documentAddress.ts'
import { routes } from '../routes.ts'

type Options = Pick<CheckoutChoices, 'methods' | 'branches'>

/** The name of the branch of a pickup. '' for any other order or an unknown branch. */
export function pickupBranch({ shipping, delivery }: OrderDetails, { methods, branches }: Options): string {
  if (despatchKind(methods, shipping.despatchType) !== 'pickup') return ''
  return branches.find(({ id }) => id === delivery.branch)?.name ?? ''
}

/** The method and place of despatch: "Pickup from branch, Parramatta" or "Courier, 12 Smith Street, Parramatta, NSW". */
export function despatchText(details: OrderDetails, options: Options): string {
  const method = options.methods.find(({ name }) => name === details.shipping.despatchType)
  const place = method?.isPickup === true ? pickupBranch(details, options) : addressText(details)
  return [method?.description, place].filter(Boolean).join(', ')
}

/**
 * The path of the page that shows a new order or quote. The path contains the document's number and suffix. The supplier
 * returns only the number, and the suffix of a new document is always 0.
 */
export const newDocumentPath = (path: TransactionPath, number: string) => routes.transaction.href(path, number, '0')
