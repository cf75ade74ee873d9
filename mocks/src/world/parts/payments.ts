import { addDays } from '../calendar.ts'
import { sum } from '../money.ts'
import type { Invoice, IsoDay, Payment } from '../world.ts'

const firstNumber = 700_001

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
    const number = firstNumber + payments.length
    const customerId = due[0]?.customerId ?? ''
    payments.push({ number, customerId, date: day, reference: `EFT ${day}`, amount, allocations })
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
