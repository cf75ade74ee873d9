import { addDays } from '../calendar.ts'
import { totalsOf } from '../money.ts'
import type { Invoice, IsoDay, Order } from '../world.ts'

const firstNumber = 500_001

/** One invoice in this many has a credit. */
const creditInterval = 9

/** An invoice for every delivered order, and credits for some invoices. Numbers increase with time. */
export function invoicesFor(orders: readonly Order[], today: IsoDay): Invoice[] {
  const delivered = orders
    .flatMap((order) =>
      order.type === 'Order' && order.deliveryDate !== null ? [invoiceOf(order, order.deliveryDate)] : [],
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const credits = delivered.flatMap((invoice, index) => (index % creditInterval === 4 ? [creditOf(invoice)] : []))
  return [...delivered, ...credits]
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))
    .map((invoice, index) => ({
      ...invoice,
      number: firstNumber + index,
      comment: comments[index % comments.length] ?? '',
    }))
}

function invoiceOf(order: Order, date: IsoDay): Invoice {
  const { createdAt: _, deliveryDate: _day, number, ...shared } = order
  return { ...shared, type: 'Invoice', number: 0, orderNumber: number, date, comment: '' }
}

/** A credit for the first line of an invoice. */
function creditOf(invoice: Invoice): Invoice {
  const lines = invoice.lines.slice(0, 1).map((line) => ({ ...line, quantity: -line.quantity, tallies: [] }))
  return { ...invoice, type: 'Credit', date: addDays(invoice.date, 4), lines, totals: totalsOf(lines) }
}

const comments = ['', '', '', 'Split between lots 12 and 14, see the site diary', '', 'Paid', '']
