import type { Payload } from '@trade-portal/supplier-api'
import type { Supplier } from '../state/supplier.ts'
import type { Invoice, Order } from '../world/world.ts'
import { addressesOf, requiredAddresses, sendEmail } from './outbox.ts'
import { paymentEntries, type PaymentEntry } from './payments.ts'
import { refuse } from './refusal.ts'

/** The most transactions that are e-mailed at once; larger requests are queued. */
const maxSentAtOnce = 20

/** The number and suffix that identify a transaction in a request. */
interface TransactionKey {
  readonly transactionNumber: string
  readonly transactionSuffix: string
}

/** An order, quote, invoice or credit of the customer. @throws Refusal for an unknown transaction */
export function transactionOf(supplier: Supplier, customerId: string, key: TransactionKey): Order | Invoice {
  const found =
    supplier.orders.find((order) => matches(order, customerId, key)) ??
    supplier.invoices.find((invoice) => matches(invoice, customerId, key))
  return found ?? unknown(key)
}

/** Like `transactionOf`, but also finds the payments in statements. @throws Refusal for an unknown transaction */
export function transactionOrPayment(
  supplier: Supplier,
  customerId: string,
  key: TransactionKey,
): Order | Invoice | PaymentEntry {
  return transactionsOrPayments(supplier, customerId, [key])[0] ?? unknown(key)
}

/**
 * Finds many transactions and payments, in the order of the keys. Reads each list only once, because a customer may
 * e-mail thousands of transactions. @throws Refusal for an unknown key
 */
function transactionsOrPayments(
  supplier: Supplier,
  customerId: string,
  keys: readonly TransactionKey[],
): (Order | Invoice | PaymentEntry)[] {
  const transactions = [...supplier.orders, ...supplier.invoices].filter((row) => row.customerId === customerId)
  const rows = [...paymentEntries(supplier, customerId), ...transactions]
  // If two rows have the same key, the first row counts: it comes last in the reversed list, so the map keeps it.
  const byKey = new Map(rows.toReversed().map((row) => [keyText(keyOf(row)), row]))
  return keys.map((key) => byKey.get(keyText(key)) ?? unknown(key))
}

const keyOf = (row: Order | Invoice | PaymentEntry): TransactionKey => ({
  transactionNumber: String(row.number),
  transactionSuffix: String('suffix' in row ? row.suffix : 0),
})

const keyText = ({ transactionNumber, transactionSuffix }: TransactionKey) =>
  `${transactionNumber}-${transactionSuffix}`

/** Sets the customer's comment on an invoice or credit. @throws Refusal for other transactions */
export function setInvoiceComment(supplier: Supplier, customerId: string, key: TransactionKey, comment: string): void {
  const index = supplier.invoices.findIndex((invoice) => matches(invoice, customerId, key))
  const invoice = supplier.invoices[index]
  if (invoice) {
    supplier.invoices[index] = { ...invoice, comment: comment.trim() }
    return
  }
  transactionOf(supplier, customerId, key)
  refuse('transactionNumber', 'Only invoices can have a comment')
}

/**
 * E-mails orders, quotes, invoices, credits and the receipts of payments.
 * @throws Refusal for an unknown transaction or an invalid address
 */
export function emailTransactions(supplier: Supplier, customerId: string, payload: Payload<'emailTransactions'>): void {
  const [email] = payload.emailDetails
  const attachments = transactionsOrPayments(supplier, customerId, payload.transactionList).map(
    (row) => `${row.type} ${keyText(keyOf(row))} (${payload.format})`,
  )
  sendEmail(supplier, {
    about: 'transactions',
    to: requiredAddresses('email_address', email.email_address),
    cc: addressesOf('email_address_cc', email.email_address_cc),
    bcc: addressesOf('email_address_bcc', email.email_address_bcc),
    subject: email.email_subject,
    body: email.email_message,
    attachments,
  })
}

/**
 * Like `emailTransactions`, but throws after it has queued a large request, because the supplier reports queuing as an
 * error.
 * @throws Refusal for a large request, or if `emailTransactions` throws
 */
export function emailOrQueue(supplier: Supplier, customerId: string, payload: Payload<'emailTransactions'>): void {
  emailTransactions(supplier, customerId, payload)
  if (payload.transactionList.length > maxSentAtOnce)
    refuse('', 'Your request has been queued and will be emailed to the specified recipients when generated')
}

function matches(transaction: Order | Invoice, customerId: string, key: TransactionKey): boolean {
  return transaction.customerId === customerId && keyText(keyOf(transaction)) === keyText(key)
}

function unknown(key: TransactionKey): never {
  refuse('transactionNumber', `There is no transaction ${keyText(key)}`)
}
