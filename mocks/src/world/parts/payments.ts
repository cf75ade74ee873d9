import { addDays } from '../calendar.ts'
import { sum } from '../money.ts'
import type { Invoice, IsoDay, Payment } from '../world.ts'

const firstNumber = 700_001

/** One invoice in so many is in dispute, and half of it stays open. */
const disputed = 8

/**
 * What a customer pays who settles on the 20th, by and large, what came in before the month began. Credits are used
 * up with the rest.
 */
export function receiptsFor(invoices: readonly Invoice[], today: IsoDay): Payment[] {
  const payments: Payment[] = []
  let open = invoices.map((invoice, index) => ({ ...invoice, isDisputed: index % disputed === 5 }))
  for (const day of payDays(invoices, today)) {
    const monthBegan = `${day.slice(0, 7)}-01`
    const due = open.filter(({ date }) => date < monthBegan)
    open = open.filter(({ date }) => date >= monthBegan)
    const settles = due.map(({ number, totals: { incGst }, isDisputed }) => ({
      number,
      amount: isDisputed && incGst > 0 ? Math.floor(incGst / 2) : incGst,
    }))
    if (sum(settles.map(({ amount }) => amount)) <= 0) continue
    const number = firstNumber + payments.length
    payments.push({ number, customerId: due[0]?.customerId ?? '', date: day, reference: `EFT ${day}`, settles })
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
