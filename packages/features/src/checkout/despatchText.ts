import { addressText, despatchKind } from './delivery.ts'
import type { CheckoutChoices, CheckoutValues } from './checkout.ts'

type Options = Pick<CheckoutChoices, 'methods' | 'branches'>

/** The name of the branch of a pickup. '' for any other order or an unknown branch. */
export function pickupBranch({ shipping, delivery }: CheckoutValues, { methods, branches }: Options): string {
  if (despatchKind(methods, shipping.despatchType) !== 'pickup') return ''
  return branches.find(({ id }) => id === delivery.branch)?.name ?? ''
}

/** The method and place of despatch: "Pickup from branch, Parramatta" or "Courier, 12 Smith Street, Parramatta, NSW". */
export function despatchText(details: CheckoutValues, options: Options): string {
  const method = options.methods.find(({ name }) => name === details.shipping.despatchType)
  const place = method?.isPickup === true ? pickupBranch(details, options) : addressText(details.shipping)
  return [method?.description, place].filter(Boolean).join(', ')
}
