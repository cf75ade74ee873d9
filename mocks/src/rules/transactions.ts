import { paymentEntries, type PaymentEntry } from './payments.ts'
import { refuse } from './refusal.ts'
import type { Supplier } from '../state/supplier.ts'
import type { Invoice, Order } from '../world/world.ts'

/** Number and suffix, as the wire writes them. */
export interface TransactionKey {
  readonly transactionNumber: string
  readonly transactionSuffix: string
}

/** An order, quote, invoice or credit of the customer's. @throws Refusal when there is none */
export function transactionOf(supplier: Supplier, customerId: string, key: TransactionKey): Order | Invoice {
  const found =
    supplier.orders.find((order) => isMeant(order, customerId, key)) ??
    supplier.invoices.find((invoice) => isMeant(invoice, customerId, key))
  return found ?? unknown(key)
}

/** As `transactionOf`, and payments too: statements name them. @throws Refusal */
export function transactionOrPayment(
  supplier: Supplier,
  customerId: string,
  key: TransactionKey,
): Order | Invoice | PaymentEntry {
  const payment = paymentEntries(supplier, customerId).find(({ number }) => isKey({ number, suffix: 0 }, key))
  return payment ?? transactionOf(supplier, customerId, key)
}

/** Sets the customer's own note on an invoice or credit. @throws Refusal for anything else */
export function commentInvoice(supplier: Supplier, customerId: string, key: TransactionKey, comment: string): void {
  const index = supplier.invoices.findIndex((invoice) => isMeant(invoice, customerId, key))
  const invoice = supplier.invoices[index]
  if (invoice) {
    supplier.invoices[index] = { ...invoice, comment: comment.trim() }
    return
  }
  transactionOf(supplier, customerId, key)
  refuse('transactionNumber', 'Only invoices can have a comment')
}

function isMeant(transaction: Order | Invoice, customerId: string, key: TransactionKey): boolean {
  return transaction.customerId === customerId && isKey(transaction, key)
}

function isKey({ number, suffix }: { number: number; suffix: number }, key: TransactionKey): boolean {
  return String(number) === key.transactionNumber && String(suffix) === key.transactionSuffix
}

function unknown({ transactionNumber, transactionSuffix }: TransactionKey): never {
  refuse('transactionNumber', `There is no transaction ${transactionNumber}-${transactionSuffix}`)
}
