import { addDays } from '../calendar.ts'
import { sum, totalsOf } from '../money.ts'
import type { Invoice, IsoDay, Order, Payment } from '../world.ts'

const firstInvoiceNumber = 500_001

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
      number: firstInvoiceNumber + index,
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

const comments = ['', '', '', 'Split between lots 12 and 14, see the site diary', '', 'Price checked', '']

const firstPaymentNumber = 700_001

/** One invoice in this many is disputed. Half of a disputed invoice stays unpaid. */
const disputeInterval = 8

/** Payments of a customer who, on the 20th of each month, pays the invoices of earlier months, less the credits. */
export function paymentsFor(invoices: readonly Invoice[], today: IsoDay): Payment[] {
  const payments: Payment[] = []
  let unpaid = invoices.map((invoice, index) => ({ ...invoice, isDisputed: index % disputeInterval === 5 }))
  for (const day of payDays(invoices, today)) {
    const monthBegan = `${day.slice(0, 7)}-01`
    const due = unpaid.filter(({ date }) => date < monthBegan)
    unpaid = unpaid.filter(({ date }) => date >= monthBegan)
    const allocations = due.map(({ number, totals: { incGst }, isDisputed }) => ({
      number,
      amount: isDisputed && incGst > 0 ? Math.floor(incGst / 2) : incGst,
    }))
    const amount = sum(allocations.map((allocation) => allocation.amount))
    if (amount <= 0) continue
    const number = firstPaymentNumber + payments.length
    const customerId = due[0]?.customerId ?? ''
    payments.push({
      number,
      customerId,
      date: day,
      reference: `EFT ${day.replaceAll('-', '').slice(2)}`,
      amount,
      allocations,
    })
  }
  return payments
}

/** The 20th of every month since the first invoice, up to today. */
function payDays(invoices: readonly Invoice[], today: IsoDay): IsoDay[] {
  const first = invoices.reduce((earliest, { date }) => (date < earliest ? date : earliest), today)
  const days: IsoDay[] = []
  let day = `${first.slice(0, 7)}-20`
  while (day <= today) {
    days.push(day)
    day = `${addDays(day, 20).slice(0, 7)}-20`
  }
  return days
}
