import type { OrderRow } from '@trade-portal/supplier-api'
import { addDays, parseISO } from 'date-fns'
import { foldText } from '../foundation/lists/foldText.ts'
import { dayOf } from '../foundation/time/calendarDay.ts'

/** How many days after its delivery date an order is still likely to be ordered again by mistake. */
const recentDays = 14
/** The maximum number of orders whose lines are read. */
const mostRead = 3

interface RecentOrder {
  readonly order: OrderRow
  /** What the order has in common with the checkout, such as "order reference PO-1079". */
  readonly same: string
}

interface Named {
  readonly reference: string
  readonly jobName: string
}

/**
 * The newest orders with the same reference or job name. The list has no date of ordering, so an order is recent by its
 * delivery date.
 * @param today `YYYY-MM-DD`
 */
export function recentOrders({ reference, jobName }: Named, orders: readonly OrderRow[], today: string): RecentOrder[] {
  const since = dayOf(addDays(parseISO(today), -recentDays))
  const isSame = (one: string, other: string) => foldText(one) !== '' && foldText(one) === foldText(other)
  const found = orders.flatMap((order) => {
    if (order.type !== 'Order' || order.deliveryDate === null || order.deliveryDate < since) return []
    if (isSame(reference, order.reference)) return { order, same: `order reference ${order.reference}` }
    return isSame(jobName, order.jobName) ? { order, same: `job name ${order.jobName}` } : []
  })
  return found.slice(0, mostRead)
}
