import type { CartLine } from '@trade-portal/supplier-api'
import { sessionPart } from '../foundation/session/sessionPart.ts'
import { addressText, despatchKind } from './delivery.ts'
import type { CheckoutChoices, OrderDetails } from './checkoutValues.ts'
import type { TransactionPath } from '../foundation/url/documentAddress.ts'
import { routes } from '../routes.ts'

/** What the order-complete page says about an order. */
export interface PlacedOrder {
  /** The number of the order; null if the supplier gave none. */
  readonly number: string | null
  /** Name of the branch that handles the order; '' if unknown. */
  readonly branch: string
  readonly goods: string
  readonly jobName: string
  /** The method and place of despatch; see `despatchText`. */
  readonly despatch: string
  /** `YYYY-MM-DD` */
  readonly requiredDate: string
  /** In cents, including tax; null if the total is unknown or prices are hidden. */
  readonly total: number | null
}

/** The last order of this session. It is not kept in the browser's history, because the history outlives the session. */
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

/** How many lines a summary names; it should be readable at a glance. */
const maxNamedLines = 2

/** A summary of the goods, such as "5 Joist Hanger, 13.2 m of Pine Framing and 3 more". */
export function goodsText(lines: readonly CartLine[]): string {
  const named = lines
    .slice(0, maxNamedLines)
    .map(({ quantity, isTally, name }) => `${quantity}${isTally ? ' m of' : ''} ${name}`)
  const more = lines.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/**
 * The path of the page that shows a new order or quote. The path contains the document's number and suffix. The supplier
 * returns only the number, and the suffix of a new document is always 0.
 */
export const newDocumentPath = (path: TransactionPath, number: string) => routes.transaction.href(path, number, '0')
