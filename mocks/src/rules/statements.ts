import type { Supplier } from '../state/supplier.ts'
import { supplierTime, addDays } from '../world/calendar.ts'
import type { IsoDay, StatementKeyForm } from '../world/world.ts'
import { accountOf, ageingAt, openBalanceAt } from './ageing.ts'
import { paymentEntries } from './payments.ts'
import { refuse } from './refusal.ts'

/** One statement for each past month since the first invoice or credit, latest first. */
export function statementsOf(supplier: Supplier, customerId: string) {
  const account = accountOf(supplier, customerId)
  return statementDays(supplier, customerId).map((day, index) => ({
    key: keyAt(supplier, day, index),
    /** The last day of the statement's month. */
    day,
    ageing: ageingAt(account, day),
  }))
}

/**
 * The rows of a statement: everything that is unpaid on the statement's day, and all documents and payments of the
 * statement's month.
 * @throws Refusal for an unknown statement
 */
export function statementItems(supplier: Supplier, customerId: string, key: string) {
  const day = statementDay(supplier, customerId, key)
  const account = accountOf(supplier, customerId)
  const monthBefore = endOfMonthBefore(day)
  const documents = account.documents
    .filter(({ date }) => date <= day)
    .map((document) => ({
      number: document.number,
      suffix: document.suffix,
      type: document.type,
      date: document.date,
      /** Cents; negative for payments and credits. */
      amount: document.totals.incGst,
      /** Cents unpaid on the day of the statement. The balances of all items add up to the statement's total. */
      balance: openBalanceAt(account, document, day),
      reference: document.orderNumber === null ? '' : `Order ${document.orderNumber}`,
      orderReference: document.reference,
      jobName: document.jobName,
    }))
  const surplusOf = new Map(
    account.surpluses.filter(({ date }) => date <= day).map(({ number, amount }) => [number, amount]),
  )
  const payments = paymentEntries(supplier, customerId)
    .filter(({ date }) => date <= day)
    .map(({ amount, ...payment }) => ({
      ...payment,
      suffix: 0,
      amount: -amount,
      // Subtracting from 0 avoids -0, which JSON does not keep.
      balance: 0 - (surplusOf.get(payment.number) ?? 0),
      orderReference: '',
      jobName: '',
    }))
  return [...documents, ...payments]
    .filter(({ balance, date }) => balance !== 0 || date > monthBefore)
    .toSorted((a, b) => (a.date === b.date ? a.number - b.number : a.date < b.date ? -1 : 1))
}

/** The day of the statement with exactly this key. @throws Refusal for an unknown key */
export function statementDay(supplier: Supplier, customerId: string, key: string): IsoDay {
  const day = statementDays(supplier, customerId).find((date, index) => keyAt(supplier, date, index) === key)
  return day ?? refuse('statementDate', `There is no statement of ${key}`)
}

function keyAt({ world }: Supplier, day: IsoDay, index: number): string {
  return statementKey(world.statementKeys[index % world.statementKeys.length] ?? 'day', day)
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function statementKey(form: StatementKeyForm, day: IsoDay): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return {
    day,
    dayFirst: `${date}/${month}/${year}`,
    timestamp: `${day}T00:00:00`,
    words: `${date} ${monthNames[Number(month) - 1]} ${year}? #1 & 50%`,
  }[form]
}

/** The reference that is printed on a statement. */
export function statementReference(customerId: string, day: IsoDay): string {
  return `ST-${customerId}-${day.slice(0, 7)}`
}

/** The days of a customer's statements, each the last day of a month, latest first. */
export function statementDays(supplier: Supplier, customerId: string): IsoDay[] {
  let first: IsoDay | undefined
  for (const { customerId: owner, date } of supplier.invoices) {
    if (owner === customerId && (first === undefined || date < first)) first = date
  }
  const days: IsoDay[] = []
  if (first === undefined) return days
  let day = endOfMonthBefore(supplierTime(supplier.now()).day)
  while (day >= first) {
    days.push(day)
    day = endOfMonthBefore(day)
  }
  return days
}

function endOfMonthBefore(day: IsoDay): IsoDay {
  return addDays(`${day.slice(0, 7)}-01`, -1)
}
