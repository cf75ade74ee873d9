import type { TransactionDetail } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { Session } from '../../foundation/session/createSession.ts'
import { userRecords } from '../../foundation/session/userRecords.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { routes } from '../../routes.ts'
import { goods } from './goodsText.ts'
import { orderAttempts } from './orderAttempts.ts'
import type { TransactionType } from './orderRecords.ts'

/** What was sent as an order or a quote. The supplier returns neither the cut lengths nor the branch. */
const placedOrder = v.object({
  cartId: v.string(),
  /** Name of the branch that handles the order; '' if unknown. */
  branch: v.string(),
  goods: v.array(goods),
  jobName: v.string(),
  /** The method and place of despatch. */
  despatch: v.string(),
  /** `YYYY-MM-DD` */
  requiredDate: v.string(),
  /** In cents, including tax; null if the total is unknown or prices are hidden. */
  total: v.nullable(v.number()),
})
export type PlacedOrder = v.InferOutput<typeof placedOrder>

const maxOrders = 20

/** The newest orders and quotes of the session. Written before sending, in case the answer is lost. */
export const placedOrders = userRecords(
  'placed-orders',
  { schema: placedOrder, keyOf: ({ cartId }) => cartId },
  ({ change }) => ({
    write: (order: PlacedOrder) =>
      change((latest) => [order, ...latest.filter(({ cartId }) => cartId !== order.cartId)].slice(0, maxOrders)),
  }),
)

/** What was sent for the order with this number; null finds the newest without a number. */
export function findPlacedOrder(session: Session, number: string | null): PlacedOrder | undefined {
  const done = orderAttempts
    .of(session)
    .current()
    .find((record) => record.state === 'done' && record.number === number)
  return done && placedOrders.of(session).find(done.cartId)
}

/** The path of a new order or quote. The supplier returns only its number; the suffix of a new document is 0. */
export const newDocumentPath = (type: TransactionType, number: string) =>
  routes.transaction.href(type === 'Order' ? 'orders' : 'quotes', number, '0')

type DocumentLines = Pick<TransactionDetail, 'number' | 'suffix' | 'lines'>

/** The cut lengths of each line of a document, as this device has sent them; '' where none are known. */
export function useSentLengths(document: DocumentLines): readonly string[] {
  const session = useSession()
  return useMemo(() => sentLengths(session, document), [session, document])
}

export function sentLengths(session: Session, { number, suffix, lines }: DocumentLines): string[] {
  // A new document has the suffix 0.
  const left = suffix === '0' ? [...(findPlacedOrder(session, number)?.goods ?? [])] : []
  return lines.map(({ productId, quantity }) => {
    const at = left.findIndex((sent) => sent.productId === productId && sent.quantity === quantity)
    return at === -1 ? '' : (left.splice(at, 1)[0]?.lengths ?? '')
  })
}
