import { fromCents } from '@trade-portal/supplier-api'
import type { PaymentEntry } from '../../rules/payments.ts'
import { linePrice } from '../../world/money.ts'
import type { Customer, Invoice, Order } from '../../world/world.ts'

export function orderRow(order: Order) {
  return { ...listRow(order), deliveryDate: order.deliveryDate }
}

export function invoiceRow(invoice: Invoice) {
  return { ...listRow(invoice), invoiceDate: invoice.date, userComment: invoice.comment }
}

/** The columns that the lists of orders and of invoices share. */
function listRow(transaction: Order | Invoice) {
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

interface Owner {
  readonly customer: Customer
  readonly companyId: string
}

/** All details of an order, quote, invoice or credit. */
export function transactionRow(transaction: Order | Invoice, { customer, companyId }: Owner) {
  const isInvoice = 'date' in transaction
  return {
    transactionNumber: transaction.number,
    transactionSuffix: transaction.suffix,
    transactionType: transaction.type,
    invoiceDate: isInvoice ? transaction.date : null,
    deliveryDate: isInvoice ? transaction.date : transaction.deliveryDate,
    nameCharge: customer.name,
    nameShip: customer.name,
    jobName: transaction.jobName,
    shipAddress1: transaction.shipAddress,
    shipAddress2: transaction.shipPlace,
    shipAddress3: '',
    comment_tportal: isInvoice ? transaction.comment : '',
    companyID: companyId,
    customerID: customer.id,
    transactionTotalAmountExcGST: fromCents(transaction.totals.exGst),
    transactionTotalGST: fromCents(transaction.totals.gst),
    transactionTotalAmountIncGST: fromCents(transaction.totals.incGst),
    LineDetailsTP: transaction.lines.map((line, index) => ({
      lineNum: index + 1,
      productCode: line.productId,
      productDesc: line.description,
      quantity: line.quantity,
      unitOfMeasure: line.unit,
      unitPrice: fromCents(line.unitPrice),
      linePrice: fromCents(linePrice(line.unitPrice, line.quantity)),
    })),
  }
}

/**
 * All details of a payment, in the fields of a transaction, because customers can open payments from their statement just
 * like transactions.
 */
export function paymentRow(payment: PaymentEntry, { customer, companyId }: Owner) {
  const amount = fromCents(-payment.amount)
  return {
    transactionNumber: payment.number,
    transactionSuffix: 0,
    transactionType: payment.type,
    invoiceDate: payment.date,
    deliveryDate: null,
    nameCharge: customer.name,
    nameShip: '',
    jobName: '',
    shipAddress1: '',
    shipAddress2: '',
    shipAddress3: '',
    comment_tportal: '',
    companyID: companyId,
    customerID: customer.id,
    transactionTotalAmountExcGST: amount,
    transactionTotalGST: 0,
    transactionTotalAmountIncGST: amount,
    LineDetailsTP: [],
  }
}
