import { cartOf, copyLines } from '../rules/carts.ts'
import { acceptQuote } from '../rules/orders.ts'
import { addressesOf, requiredAddresses, sendEmail } from '../rules/outbox.ts'
import { refuseAsNotFound, refuse } from '../rules/refusal.ts'
import {
  setInvoiceComment,
  emailOrQueue,
  emailTransactions,
  transactionOf,
  transactionOrPayment,
} from '../rules/transactions.ts'
import type { AreaHandlers } from './handlerTypes.ts'
import { invoiceRow, orderRow, paymentRow, transactionRow } from './rows/transactionRows.ts'

export const transactions: AreaHandlers<'transactions'> = {
  getCustomerTransactions: ({ payload, supplier, session }) => {
    const own = supplier.orders.filter(({ customerId }) => customerId === session.customer.id)
    if (own.length === 0) refuseAsNotFound()
    return { OrderList: { Order: own.slice(0, payload.limit).map(orderRow) } }
  },

  getCustomerInvoicesTP: ({ payload: { fromDate, toDate = '' }, supplier, session }) => {
    const found = supplier.invoices.filter(
      ({ customerId, date }) =>
        customerId === session.customer.id && date >= fromDate && (toDate === '' || date <= toDate),
    )
    if (found.length === 0) refuseAsNotFound()
    return { InvoiceListTP: { InvoiceTP: found.map(invoiceRow) } }
  },

  getTransactionTP: ({ payload, supplier, session: { customer } }) => {
    const transaction = transactionOrPayment(supplier, customer.id, payload)
    const owner = { customer, companyId: payload.companyID }
    return {
      TransactionDetailsTP:
        'lines' in transaction ? transactionRow(transaction, owner) : paymentRow(transaction, owner),
    }
  },

  emailTransaction: ({ payload, supplier, session }) => {
    emailTransactions(supplier, session.customer.id, payload)
    return {}
  },

  emailTransactions: ({ payload, supplier, session }) => {
    emailOrQueue(supplier, session.customer.id, payload)
    return {}
  },

  saveUserComment: ({ payload, supplier, session }) => {
    setInvoiceComment(supplier, session.customer.id, payload, payload.userComment)
    return {}
  },

  sendEmailMessage: ({ payload, supplier, session }) => {
    const { numTran, suffixTran } = payload
    const key = { transactionNumber: String(numTran), transactionSuffix: String(suffixTran) }
    const isGeneral = numTran === 0 && suffixTran === 0
    const about = isGeneral ? undefined : transactionOrPayment(supplier, session.customer.id, key)
    const from = requiredAddresses('fromEmailAddress', payload.fromEmailAddress)
    if (payload.bodyText.trim() === '') refuse('bodyText', 'Please enter message')
    const to = addressesOf('toEmailAddress', payload.toEmailAddress)
    sendEmail(supplier, {
      about: 'message',
      from: from.join(', '),
      to: to.length > 0 ? to : [supplier.world.supplier.email],
      subject: payload.subject,
      body: payload.bodyText,
      attachments: about ? [`${about.type} ${numTran}-${suffixTran}`] : [],
    })
    return {}
  },

  acceptQuote: ({ payload, supplier, session }) => {
    acceptQuote(supplier, session.customer.id, payload)
    return {}
  },

  copyTranToCart: ({ payload, supplier, session }) => {
    const { lines } = transactionOf(supplier, session.customer.id, payload)
    copyLines(supplier, cartOf(supplier, payload.sessionID, session.customer.id), lines, 'transactionNumber')
    return {}
  },
}
