import type { OrderRow } from '@trade-portal/supplier-api'
import type { ListedRow } from '../trade/documents/sameReference.ts'
import { isOrderRow } from './jobSums.ts'

export interface PlannedDelivery {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** '' if the order has no delivery address, because it may be a pickup. */
  readonly site: string
  readonly order: OrderRow
}

/** The orders with a delivery date from today on, by day and site. @param today `YYYY-MM-DD` */
export function plannedDeliveries(rows: readonly ListedRow[], today: string): readonly PlannedDelivery[] {
  const planned = rows.filter(isOrderRow).flatMap((order) => {
    const { type, deliveryDate: day, shipAddress: site } = order
    return type === 'Order' && day !== null && day >= today ? [{ day, site, order }] : []
  })
  return planned.toSorted((a, b) => (a.day === b.day ? a.site.localeCompare(b.site) : a.day < b.day ? -1 : 1))
}
