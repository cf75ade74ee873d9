import type { Payload } from '@trade-portal/supplier-api'
import { addressesOf, requiredAddresses, sendEmail } from './outbox.ts'
import { refuse } from './refusal.ts'
import type { Supplier } from '../state/supplier.ts'
import { transactionOf } from './transactions.ts'

/** More than so many are not sent at once. */
const sentAtOnce = 20

/** Sends orders, quotes and invoices of the customer's. @throws Refusal for what is not there or no address */
export function emailTransactions(supplier: Supplier, customerId: string, payload: Payload<'emailTransactions'>): void {
  const [letter] = payload.emailDetails
  const attachments = payload.transactionList.map((key) => {
    const { type, number, suffix } = transactionOf(supplier, customerId, key)
    return `${type} ${number}-${suffix} (${payload.format})`
  })
  sendEmail(supplier, {
    about: 'transactions',
    to: requiredAddresses('email_address', letter.email_address),
    cc: addressesOf('email_address_cc', letter.email_address_cc),
    bcc: addressesOf('email_address_bcc', letter.email_address_bcc),
    subject: letter.email_subject,
    body: letter.email_message,
    attachments,
  })
}

/** As above; the notice that a long job is queued is an error on the wire and as good as done. @throws Refusal */
export function emailOrQueue(supplier: Supplier, customerId: string, payload: Payload<'emailTransactions'>): void {
  emailTransactions(supplier, customerId, payload)
  if (payload.transactionList.length > sentAtOnce)
    refuse('', 'Your request has been queued and will be emailed to the specified recipients when generated')
}
