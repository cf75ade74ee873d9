import type { Supplier } from '../state/supplier.ts'
import { supplierTime } from '../world/calendar.ts'
import type { Invoice, Payment, PaymentSession } from '../world/world.ts'
import { accountOf, openBalanceAt } from './ageing.ts'

/**
 * Processes the approved card payments, as the supplier's finance team does: the balances include them from the day of
 * processing. Payments of an unknown customer stay unprocessed. Returns the processed payments in the order of approval.
 */
export function processPayments(supplier: Supplier): Payment[] {
  const processed = new Set(supplier.payments.map(({ number }) => number))
  const waiting = [...supplier.paymentSessions.values()]
    .flatMap(({ number, ...payment }) => (number === null || processed.has(number) ? [] : [{ ...payment, number }]))
    .filter(({ customerId }) => supplier.world.customers.some(({ id }) => id === customerId))
    .toSorted((a, b) => a.number - b.number)
  return waiting.map((session) => {
    const payment = processOne(supplier, session)
    supplier.payments.push(payment)
    return payment
  })
}

function processOne(supplier: Supplier, session: PaymentSession & { readonly number: number }): Payment {
  const { number, customerId, amount, reference } = session
  const { day } = supplierTime(supplier.now())
  const account = accountOf(supplier, customerId)
  const open = account.documents
    .map((document) => ({ ...document, open: openBalanceAt(account, document, day) }))
    .filter((document) => document.open !== 0)
    .toSorted((a, b) => (a.date === b.date ? a.number - b.number : a.date < b.date ? -1 : 1))
  return {
    number,
    customerId,
    date: day,
    reference,
    amount,
    allocations: allocate(amount, paidInvoice(reference), open),
  }
}

/**
 * The invoice number in a payment reference such as `HAR001-500001-0`. Null if the reference names no invoice, or if the
 * number is 0, which stands for the whole account.
 */
function paidInvoice(reference: string): number | null {
  const found = /(?:-|Invoice )(\d+)(?:-\d+)?$/.exec(reference)?.[1]
  return found === undefined || Number(found) === 0 ? null : Number(found)
}

type OpenDocument = Pick<Invoice, 'number'> & { readonly open: number }

/**
 * Allocates a payment first to the invoice that it names, then to the other open documents in their order, oldest first. An
 * open credit among these documents increases the amount that is left for the documents after it. A remainder stays
 * unallocated.
 * @returns cents for each document, never more than its open balance
 */
export function allocate(
  amount: number,
  paid: number | null,
  documents: readonly OpenDocument[],
): { readonly number: number; readonly amount: number }[] {
  const named = documents.filter(({ number, open }) => number === paid && open > 0)
  const others = documents.filter(({ number }) => !named.some((document) => document.number === number))
  let left = amount
  return [...named, ...others].flatMap(({ number, open }) => {
    if (left === 0) return []
    const part = Math.min(left, open)
    left -= part
    return [{ number, amount: part }]
  })
}
