import { addDays } from '../calendar.ts'
import { taxOf, totalsOf } from '../money.ts'
import { hargreaves } from '../parts/people.ts'
import type { Invoice, IsoDay, Order, OrderLine, Product } from '../world.ts'
import { allAwkwardTexts } from './awkwardTexts.ts'

/**
 * Quotes without a delivery date or branch, and orders for an unknown branch. All but the first have a suffix other than 0.
 */
export function awkwardOrders(today: IsoDay, products: readonly Product[]): Order[] {
  return allAwkwardTexts.map((text, index) => ({
    ...shared(text, index, linesOf(products, index, 1)),
    number: 479_001 + index,
    type: index % 2 === 0 ? 'Quote' : 'Order',
    createdAt: `${addDays(today, -1)}T03:00:00.000Z`,
    deliveryDate: index % 2 === 0 ? null : addDays(today, 400),
  }))
}

/** Invoices and credits that belong to no order, with awkward texts and comments. */
export function awkwardInvoices(today: IsoDay, products: readonly Product[]): Invoice[] {
  return allAwkwardTexts.map((text, index) => ({
    ...shared(text, index, linesOf(products, index, index % 2 === 0 ? -1 : 1)),
    number: 590_001 + index,
    type: index % 2 === 0 ? 'Credit' : 'Invoice',
    orderNumber: null,
    date: addDays(today, -40 * index),
    comment: text.repeat(3),
  }))
}

function shared(text: string, index: number, lines: readonly OrderLine[]) {
  return {
    suffix: index,
    customerId: hargreaves.id,
    branchId: index % 2 === 0 ? '' : '99',
    reference: text,
    shipAddress: text,
    shipPlace: text,
    jobName: text,
    lines,
    totals: totalsOf(lines),
  }
}

function linesOf(products: readonly Product[], from: number, sign: 1 | -1): OrderLine[] {
  return products.slice(from, from + 3).map(({ id, name, prices }, index) => {
    const unitPrice = prices.customer ?? 5
    const quantity = sign * (index + 1) * 1.005
    return {
      productId: id,
      description: name,
      unit: '',
      quantity,
      unitPrice,
      unitGst: taxOf(unitPrice, 10),
      tallies: [],
    }
  })
}
