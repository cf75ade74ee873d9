import * as v from 'valibot'
import { decimal, id, isoDate, money, rows, text } from '../wire.ts'

/** A row of the list of orders and quotes. */
export const orderRow = v.pipe(
  v.object({
    transactionNumber: id,
    transactionSuffix: id,
    transactionType: text,
    deliveryDate: isoDate,
    branchID: text,
    customerOrderNumber: text,
    shipAddress1: text,
    jobName: text,
    transactionAmount: money,
  }),
  v.transform((wire) => ({
    number: wire.transactionNumber,
    suffix: wire.transactionSuffix,
    /** The page of a document (`documentKind.ts`) must recognise quotes by the same pattern. */
    type: /quot/i.test(wire.transactionType) ? ('Quote' as const) : ('Order' as const),
    deliveryDate: wire.deliveryDate,
    branchId: wire.branchID,
    /** The customer's own order reference. */
    reference: wire.customerOrderNumber,
    shipAddress: wire.shipAddress1,
    jobName: wire.jobName,
    /** Cents, tax included. */
    amount: wire.transactionAmount,
  })),
)
export type OrderRow = v.InferOutput<typeof orderRow>

/** A row of the list of invoices. */
export const invoiceRow = v.pipe(
  v.object({
    transactionNumber: id,
    transactionSuffix: id,
    transactionType: text,
    invoiceDate: isoDate,
    branchID: text,
    customerOrderNumber: text,
    shipAddress1: text,
    jobName: text,
    transactionAmount: money,
    userComment: text,
  }),
  v.transform((wire) => ({
    number: wire.transactionNumber,
    suffix: wire.transactionSuffix,
    /** The supplier's word for the type, such as Invoice or Credit. */
    type: wire.transactionType,
    date: wire.invoiceDate,
    branchId: wire.branchID,
    reference: wire.customerOrderNumber,
    shipAddress: wire.shipAddress1,
    jobName: wire.jobName,
    /** Cents, tax included; negative for a credit. */
    amount: wire.transactionAmount,
    comment: wire.userComment,
  })),
)
export type InvoiceRow = v.InferOutput<typeof invoiceRow>

const transactionLine = v.pipe(
  v.object({
    lineNum: id,
    productCode: text,
    productDesc: text,
    quantity: decimal,
    unitOfMeasure: text,
    unitPrice: money,
    linePrice: money,
  }),
  v.transform((wire) => ({
    lineNumber: wire.lineNum,
    productId: wire.productCode,
    name: wire.productDesc || wire.productCode,
    quantity: wire.quantity,
    unit: wire.unitOfMeasure,
    /** Cents, without tax. */
    unitPrice: wire.unitPrice,
    /** Cents, without tax. */
    price: wire.linePrice,
  })),
)

/** An order, quote or invoice with its lines. */
export const transactionDetail = v.pipe(
  v.object({
    transactionNumber: id,
    transactionSuffix: id,
    transactionType: text,
    invoiceDate: isoDate,
    deliveryDate: isoDate,
    nameCharge: text,
    nameShip: text,
    jobName: text,
    shipAddress1: text,
    shipAddress2: text,
    shipAddress3: text,
    comment_tportal: text,
    companyID: text,
    customerID: text,
    transactionTotalAmountExcGST: money,
    transactionTotalGST: money,
    transactionTotalAmountIncGST: money,
    LineDetailsTP: rows(transactionLine),
  }),
  v.transform((wire) => ({
    number: wire.transactionNumber,
    suffix: wire.transactionSuffix,
    type: wire.transactionType,
    invoiceDate: wire.invoiceDate,
    deliveryDate: wire.deliveryDate,
    chargedTo: wire.nameCharge,
    shippedTo: wire.nameShip,
    jobName: wire.jobName,
    shipAddress: [wire.shipAddress1, wire.shipAddress2, wire.shipAddress3].filter((line) => line !== ''),
    comment: wire.comment_tportal,
    companyId: wire.companyID,
    customerId: wire.customerID,
    /** Cents. */
    totalExGst: wire.transactionTotalAmountExcGST,
    /** Cents. */
    gst: wire.transactionTotalGST,
    /** Cents. */
    totalIncGst: wire.transactionTotalAmountIncGST,
    lines: wire.LineDetailsTP,
  })),
)
export type TransactionDetail = v.InferOutput<typeof transactionDetail>
