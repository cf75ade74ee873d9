import type { Supplier } from '../state/supplier.ts'
import { addDays } from '../world/calendar.ts'
import { sum } from '../world/money.ts'
import type { Invoice, IsoDay } from '../world/world.ts'

/** The balance in cents, split by the age of the documents into columns that add up to the total. */
export interface Ageing {
  readonly current: number
  readonly days30: number
  readonly days60: number
  readonly days90: number
  readonly days120: number
  readonly total: number
}

/** A customer's invoices and credits, what was paid for each, and the surpluses of payments. */
export type Account = ReturnType<typeof accountOf>

export function accountOf(supplier: Supplier, customerId: string) {
  /** Payments allocated to each document, by document number. */
  const paid = new Map<number, { date: IsoDay; amount: number }[]>()
  const payments = supplier.payments.filter((payment) => payment.customerId === customerId)
  for (const payment of payments) {
    for (const { number, amount } of payment.allocations) {
      const before = paid.get(number)
      if (before) before.push({ date: payment.date, amount })
      else paid.set(number, [{ date: payment.date, amount }])
    }
  }
  /** The unallocated parts of payments, which the supplier owes to the customer. */
  const surpluses = payments
    .map(({ number, date, amount, allocations }) => ({
      number,
      date,
      amount: amount - sum(allocations.map((allocation) => allocation.amount)),
    }))
    .filter(({ amount }) => amount !== 0)
  const documents = supplier.invoices.filter((invoice) => invoice.customerId === customerId)
  return { documents, surpluses, paid }
}

/** The unpaid cents of a document at the end of a day. */
export function openBalanceAt(account: Account, { number, totals }: Invoice, day: IsoDay): number {
  const payments = account.paid.get(number)?.filter(({ date }) => date <= day) ?? []
  return totals.incGst - sum(payments.map(({ amount }) => amount))
}

/**
 * The balance at the end of a day. `current` has the documents under 30 days old, `days30` those from 30 to 59 days,
 * and so on; `days120` has all older ones.
 */
export function ageingAt(account: Account, day: IsoDay): Ageing {
  const limits = [30, 60, 90, 120].map((days) => addDays(day, -days))
  const columns = [0, 0, 0, 0, 0]
  const add = (date: IsoDay, amount: number) => {
    const column = limits.filter((limit) => date <= limit).length
    columns[column] = (columns[column] ?? 0) + amount
  }
  for (const document of account.documents)
    if (document.date <= day) add(document.date, openBalanceAt(account, document, day))
  for (const { date, amount } of account.surpluses) if (date <= day) add(date, -amount)
  const [current = 0, days30 = 0, days60 = 0, days90 = 0, days120 = 0] = columns
  return { current, days30, days60, days90, days120, total: sum(columns) }
}

/** The overdue part of the balance: all columns but the current one. */
export function overdueOf(ageing: Ageing): number {
  return ageing.total - ageing.current
}
