import { fromCents } from '@trade-portal/supplier-api'
import type { Invoice, Order } from '../../world/world.ts'

export function orderRow(order: Order) {
  return { ...sharedRow(order), deliveryDate: order.deliveryDate }
}

export function invoiceRow(invoice: Invoice) {
  return { ...sharedRow(invoice), invoiceDate: invoice.date, userComment: invoice.comment }
}

/** What the lists of orders and of invoices have in common. */
function sharedRow(transaction: Order | Invoice) {
  return {
    transactionNumber: transaction.number,
    transactionSuffix: transaction.suffix,
    transactionType: transaction.type,
    branchID: transaction.branchId,
    customerOrderNumber: transaction.reference,
    shipAddress1: transaction.shipAddress,
    jobName: transaction.jobName,
    transactionAmount: fromCents(transaction.totals.incGst),
  }
}
