import { sessionPart } from '../foundation/session/sessionPart.ts'
import type { CheckoutChoices } from './CheckoutField.ts'
import { addressText } from './delivery.ts'
import { despatchKind } from './despatchKind.ts'
import type { OrderDetails } from './checkoutValues.ts'

/** What the page after an order says about it. */
export interface PlacedOrder {
  /** Null if the supplier gave none. */
  readonly number: string | null
  /** Name of the branch that has the order; '' if it is unknown. */
  readonly branch: string
  readonly goods: string
  readonly jobName: string
  /** See `despatchText`. */
  readonly despatch: string
  /** `YYYY-MM-DD` */
  readonly requiredDate: string
  /** Cents, including tax; null if it is unknown, or prices are hidden. */
  readonly total: number | null
}

/** The last order of this session. Not in the history of the browser, because that outlives the session. */
export const lastOrder = sessionPart(() => {
  let order: PlacedOrder | undefined
  return {
    value: {
      read: () => order,
      write: (placed: PlacedOrder) => {
        order = placed
      },
    },
  }
})

type Options = Pick<CheckoutChoices, 'methods' | 'branches'>

/** The name of the branch of a pickup; '' for a delivery. */
export function pickupBranch({ shipping, delivery }: OrderDetails, { methods, branches }: Options): string {
  if (despatchKind(methods, shipping.despatchType) !== 'pickup') return ''
  return branches.find(({ id }) => id === delivery.branch)?.name ?? ''
}

/** How and where the goods go, such as "Pickup from branch, Parramatta" or "Courier, 12 Smith Street, Parramatta, NSW". */
export function despatchText(details: OrderDetails, options: Options): string {
  const method = options.methods.find(({ name }) => name === details.shipping.despatchType)
  const place = method?.isPickup === true ? pickupBranch(details, options) : addressText(details)
  return [method?.description, place].filter(Boolean).join(', ')
}
