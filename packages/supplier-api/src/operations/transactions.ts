import * as v from 'valibot'
import { cartQueries } from '../entities/cartLine.ts'
import { invoiceRow, orderRow, transactionDetail } from '../entities/transaction.ts'
import { operation } from '../operation.ts'
import { emptyAnswer, rows, tableOf } from '../wire.ts'

const transactionKey = { transactionNumber: v.string(), transactionSuffix: v.string() }
/** The key of a transaction, with the field names that the functions for messages and quotes use. */
const shortKey = { numTran: v.string(), suffixTran: v.string() }
/** The key of a transaction, or 0 if a message is not about a transaction. */
const shortKeyOrNone = {
  numTran: v.union([v.string(), v.literal(0)]),
  suffixTran: v.union([v.string(), v.literal(0)]),
}

export const documentFormats = ['pdf', 'csv', 'xero', 'simpro', 'tradify', 'fergus'] as const

const emailRequest = v.object({
  format: v.picklist(documentFormats),
  emailDetails: v.tuple([
    v.object({
      email_address: v.string(),
      email_address_cc: v.optional(v.string(), ''),
      email_address_bcc: v.optional(v.string(), ''),
      email_subject: v.string(),
      email_message: v.optional(v.string(), ''),
    }),
  ]),
  transactionList: v.pipe(v.array(v.object(transactionKey)), v.nonEmpty()),
})

const emailExample = {
  format: 'pdf',
  emailDetails: [{ email_address: 'office@hargreaves.example', email_subject: 'Invoice 500001-0' }],
  transactionList: [{ transactionNumber: '500001', transactionSuffix: '0' }],
} satisfies v.InferInput<typeof emailRequest>

export const transactions = {
  getCustomerTransactions: operation({
    about: 'The orders and quotes of the customer, newest first.',
    kind: 'query',
    fill: { deviceID: 'deviceId', customerID: 'customerId', userName: 'userName' },
    request: v.object({ limit: v.optional(v.number(), 10_000) }),
    tables: { OrderList: 'specified', Order: 'specified' },
    response: tableOf('OrderList', tableOf('Order', rows(orderRow))),
    recover: { 'no-records': () => [] },
    example: {},
  }),

  getCustomerInvoicesTP: operation({
    about: 'Invoices and credits between two dates, both included.',
    kind: 'query',
    fill: { customerID: 'customerId' },
    request: v.object({
      fromDate: v.optional(v.string(), '1970-01-01'),
      /** The last day; without it the period has no end. */
      toDate: v.optional(v.string()),
    }),
    tables: { InvoiceListTP: 'specified', InvoiceTP: 'specified' },
    response: tableOf('InvoiceListTP', tableOf('InvoiceTP', rows(invoiceRow))),
    recover: { 'no-records': () => [] },
    example: { fromDate: '1970-01-01' },
  }),

  getTransactionTP: operation({
    about: 'One order, quote or invoice with its lines.',
    kind: 'query',
    fill: { userName: 'userName', companyID: 'companyId', customerID: 'customerId' },
    request: v.object(transactionKey),
    tables: { TransactionDetailsTP: 'specified', LineDetailsTP: 'specified' },
    response: tableOf('TransactionDetailsTP', transactionDetail),
    example: { transactionNumber: '500001', transactionSuffix: '0' },
  }),

  emailTransaction: operation({
    about: 'Sends one order, quote or invoice by e-mail.',
    kind: 'mutation',
    outdates: [],
    fill: { customerID: 'customerId' },
    request: emailRequest,
    response: emptyAnswer,
    example: emailExample,
  }),

  emailTransactions: operation({
    about: 'Sends one or several invoices by e-mail. The server may queue a long job, which counts as a success.',
    kind: 'mutation',
    outdates: [],
    fill: { customerID: 'customerId' },
    request: emailRequest,
    response: v.pipe(
      emptyAnswer,
      v.transform((): 'sent' | 'queued' => 'sent'),
    ),
    recover: { queued: (): 'queued' => 'queued' },
    example: emailExample,
  }),

  saveUserComment: operation({
    about: 'Sets the customer’s own comment on an invoice. A blank one removes it.',
    kind: 'mutation',
    outdates: ['getCustomerInvoicesTP', 'getTransactionTP'],
    fill: { userName: 'userId', customerID: 'customerId' },
    request: v.object({ ...transactionKey, userComment: v.string() }),
    response: emptyAnswer,
    example: { transactionNumber: '500001', transactionSuffix: '0', userComment: 'Paid with the June run' },
  }),

  sendEmailMessage: operation({
    about:
      'Sends the supplier a message: a change request or a question. Without a transaction, numTran and suffixTran are 0.',
    kind: 'mutation',
    outdates: [],
    fill: { customerID: 'customerId', mobUserID: 'userId' },
    request: v.object({
      fromEmailAddress: v.string(),
      /** If blank, the supplier chooses the recipient. */
      toEmailAddress: v.optional(v.string(), ''),
      subject: v.string(),
      bodyText: v.string(),
      ...shortKeyOrNone,
    }),
    response: emptyAnswer,
    example: {
      fromEmailAddress: 'office@hargreaves.example',
      subject: 'Changes Requested for Transaction 300001',
      bodyText: 'Please deliver a day later.',
      numTran: '300001',
      suffixTran: '0',
    },
  }),

  acceptQuote: operation({
    about: 'Turns a quote into an order with a delivery date.',
    kind: 'mutation',
    outdates: ['getCustomerTransactions', 'getTransactionTP'],
    connection: 'own',
    fill: { companyID: 'companyId', custID: 'customerId' },
    request: v.object({ ...shortKey, deliveryDate: v.string(), comment1: v.string() }),
    response: emptyAnswer,
    example: { numTran: '300001', suffixTran: '0', deliveryDate: '2026-12-01', comment1: 'Go ahead' },
  }),

  copyTranToCart: operation({
    about: 'Adds the lines of an order, quote or invoice to a cart, at current prices.',
    kind: 'mutation',
    outdates: cartQueries,
    fill: { customerID: 'customerId', deviceID: 'deviceId' },
    request: v.object({ ...transactionKey, sessionID: v.string() }),
    response: emptyAnswer,
    example: { transactionNumber: '500001', transactionSuffix: '0', sessionID: 'example-cart' },
  }),
}
