import type { Payload } from '@trade-portal/supplier-api'
import type { Supplier } from '../state/supplier.ts'
import { supplierTime } from '../world/calendar.ts'
import type { PriceBook, PriceBookIssue } from '../world/world.ts'
import { isAddress, sendEmail } from './outbox.ts'
import { failedChecks, refuse, refuseRows } from './refusal.ts'

/** @throws Refusal for a customer without price books, with the message that the portal recognises */
export function priceBookOf(supplier: Supplier, customerId: string): PriceBook {
  const found = supplier.priceBooks.find((book) => book.customerId === customerId)
  return found ?? refuse('', 'No price book extract has been set up for you')
}

/** Changes the settings and notifies the supplier by e-mail. @throws Refusal for unknown codes */
export function changePriceBook(
  supplier: Supplier,
  customerId: string,
  payload: Payload<'sendPriceBookInfoChanges'>,
): void {
  const book = priceBookOf(supplier, customerId)
  const errors = failedChecks([
    ['typePricebook', /^[FI]$/.test(payload.typePricebook), 'Please select a type'],
    ['deliveryFormat', /^[1234]$/.test(payload.deliveryFormat), 'Please select a format'],
    ['frequencyPricebook', /^[DWFM]$/.test(payload.frequencyPricebook), 'Please select a frequency'],
    ['recipient', isAddress(payload.recipient), 'Invalid email address'],
  ])
  refuseRows(errors)
  const setUp = {
    type: payload.typePricebook,
    format: payload.deliveryFormat,
    recipient: payload.recipient.trim(),
    frequency: payload.frequencyPricebook,
    showsNewCodes: payload.showNewProductCodes,
    showsCoreOnly: payload.showCoreProductsOnly,
    isQuarterly: payload.isRequiredQuarterly,
    isZipped: payload.isPricebookZipped,
  }
  replace(supplier, book, { ...book, setUp })
  sendEmail(supplier, {
    about: 'price-book',
    to: [supplier.world.supplier.email],
    subject: `Price book changes for ${customerId}`,
    body: JSON.stringify(setUp),
  })
}

/** Creates a price book with the current settings and sends it. */
export function issuePriceBook(supplier: Supplier, customerId: string): PriceBookIssue {
  const book = priceBookOf(supplier, customerId)
  const { setUp, history } = book
  const { day } = supplierTime(supplier.now())
  const issue = {
    id: `PB${history.length + 1}`,
    date: day,
    type: setUp.type,
    format: setUp.format,
    recipient: setUp.recipient,
    withNewCodes: setUp.showsNewCodes,
    withCoreProducts: setUp.showsCoreOnly,
  }
  replace(supplier, book, { ...book, lastCalculated: day, history: [issue, ...history] })
  send(supplier, issue)
  return issue
}

/** Sends price books again. @throws Refusal for an unknown one, before any is sent */
export function resendPriceBooks(supplier: Supplier, customerId: string, historyIds: readonly string[]): void {
  const { history } = priceBookOf(supplier, customerId)
  const issues = historyIds.map(
    (historyId) =>
      history.find(({ id }) => id === historyId) ?? refuse('historyIDs', `There is no price book ${historyId}`),
  )
  for (const issue of issues) send(supplier, issue)
}

function send(supplier: Supplier, { id, recipient, date }: PriceBookIssue): void {
  const subject = `Price book ${id}`
  sendEmail(supplier, {
    about: 'price-book',
    to: [recipient],
    subject,
    body: `Made on ${date}.`,
    attachments: [subject],
  })
}

function replace(supplier: Supplier, before: PriceBook, after: PriceBook): void {
  supplier.priceBooks[supplier.priceBooks.indexOf(before)] = after
}
