import type { Payload } from '@trade-portal/supplier-api'
import { calendarOf } from '../world/calendar.ts'
import { isAddress, sendEmail } from './outbox.ts'
import { Refusal, refuse } from './refusal.ts'
import type { Supplier } from '../state/supplier.ts'
import type { PriceBook, PriceBookIssue } from '../world/world.ts'

/** @throws Refusal, with the words that the portal knows, for a customer without price books */
export function priceBookOf(supplier: Supplier, customerId: string): PriceBook {
  const found = supplier.priceBooks.find((book) => book.customerId === customerId)
  return found ?? refuse('', 'No price book extract has been set up for you')
}

/** Sets the price book up as asked, and tells the supplier's people. @throws Refusal for unknown codes */
export function changePriceBook(
  supplier: Supplier,
  customerId: string,
  payload: Payload<'sendPriceBookInfoChanges'>,
): void {
  const book = priceBookOf(supplier, customerId)
  const checks: readonly (readonly [string, boolean, string])[] = [
    ['typePricebook', /^[FI]$/.test(payload.typePricebook), 'Please select a type'],
    ['deliveryFormat', /^[1234]$/.test(payload.deliveryFormat), 'Please select a format'],
    ['frequencyPricebook', /^[DWFM]$/.test(payload.frequencyPricebook), 'Please select a frequency'],
    ['recipient', isAddress(payload.recipient), 'Invalid email address'],
  ]
  const wrong = checks.flatMap(([field, isRight, msg]) => (isRight ? [] : [{ field, msg }]))
  if (wrong.length > 0) throw new Refusal(wrong)
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

/** Makes a price book of today, as it is set up, and sends it. */
export function issuePriceBook(supplier: Supplier, customerId: string): PriceBookIssue {
  const book = priceBookOf(supplier, customerId)
  const { setUp, history } = book
  const { day } = calendarOf(supplier.now())
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

/** Sends price books again, all or none of them. @throws Refusal for an unknown one */
export function resendPriceBooks(supplier: Supplier, customerId: string, historyIds: readonly string[]): void {
  const { history } = priceBookOf(supplier, customerId)
  const issues = historyIds.map(
    (wanted) => history.find(({ id }) => id === wanted) ?? refuse('historyIDs', `There is no price book ${wanted}`),
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
