import type { Payload } from '@trade-portal/supplier-api'
import type { Supplier } from '../state/supplier.ts'
import { supplierTime } from '../world/calendar.ts'
import type { PriceBook, IssuedPriceBook, PriceBookSetUp } from '../world/world.ts'
import { isAddress, sendEmail, splitAddresses } from './outbox.ts'
import { refuse, requireAll } from './refusal.ts'

/** A price book whose extract (what is sent, to whom and how often) is set up. */
type ExtractedPriceBook = PriceBook & { readonly setUp: PriceBookSetUp }

/** Whether the customer has a price book, even if no extract of it is set up yet. */
export function hasPriceBook(supplier: Supplier, customerId: string): boolean {
  return supplier.priceBooks.some((book) => book.customerId === customerId)
}

/**
 * The customer's price book with its extract.
 * @throws Refusal if no extract is set up, with the message by which the portal recognises this case
 */
export function priceBookOf(supplier: Supplier, customerId: string): ExtractedPriceBook {
  const found = supplier.priceBooks.find((book) => book.customerId === customerId)
  return found && isSetUp(found) ? found : refuse('', 'No price book extract has been set up for you')
}

function isSetUp(book: PriceBook): book is ExtractedPriceBook {
  return book.setUp !== null
}

/**
 * Records the settings that the customer requests, and e-mails them to the supplier. The supplier's staff apply them before
 * the next price book.
 * @throws Refusal for unknown codes and invalid addresses
 */
export function requestPriceBookChanges(
  supplier: Supplier,
  customerId: string,
  payload: Payload<'sendPriceBookInfoChanges'>,
): void {
  const book = priceBookOf(supplier, customerId)
  const addresses = splitAddresses(payload.recipient)
  requireAll([
    ['typePricebook', /^[FI]$/.test(payload.typePricebook), 'Please select a type'],
    ['deliveryFormat', /^[1234]$/.test(payload.deliveryFormat), 'Please select a format'],
    ['frequencyPricebook', /^[DWFM]$/.test(payload.frequencyPricebook), 'Please select a frequency'],
    ['recipient', addresses.length > 0 && addresses.every(isAddress), 'Invalid email address'],
  ])
  const requested = {
    type: payload.typePricebook,
    format: payload.deliveryFormat,
    recipient: payload.recipient.trim(),
    frequency: payload.frequencyPricebook,
    showsNewCodes: payload.showNewProductCodes,
    showsCoreOnly: payload.showCoreProductsOnly,
    isQuarterly: payload.isRequiredQuarterly,
    isZipped: payload.isPricebookZipped,
  }
  replace(supplier, book, { ...book, requested })
  sendEmail(supplier, {
    about: 'price-book',
    to: [supplier.world.supplier.email],
    subject: `Price book changes for ${customerId}`,
    body: JSON.stringify(requested),
  })
}

/** Creates and sends a price book, with the settings that the customer has requested, or else with the current ones. */
export function issuePriceBook(supplier: Supplier, customerId: string): IssuedPriceBook {
  const book = priceBookOf(supplier, customerId)
  const { history, requested } = book
  const setUp = requested ?? book.setUp
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
  const after = { ...book, setUp, requested: null, lastCalculated: day, history: [issue, ...history] }
  replace(supplier, book, after)
  send(supplier, issue)
  return issue
}

/** Sends earlier price books again. @throws Refusal if any of them is unknown; then none is sent */
export function resendPriceBooks(supplier: Supplier, customerId: string, historyIds: readonly string[]): void {
  const { history } = priceBookOf(supplier, customerId)
  const issues = historyIds.map(
    (historyId) =>
      history.find(({ id }) => id === historyId) ?? refuse('historyIDs', `There is no price book ${historyId}`),
  )
  for (const issue of issues) send(supplier, issue)
}

function send(supplier: Supplier, { id, recipient, date }: IssuedPriceBook): void {
  const subject = `Price book ${id}`
  sendEmail(supplier, {
    about: 'price-book',
    to: splitAddresses(recipient),
    subject,
    body: `Made on ${date}.`,
    attachments: [subject],
  })
}

function replace(supplier: Supplier, before: PriceBook, after: PriceBook): void {
  supplier.priceBooks[supplier.priceBooks.indexOf(before)] = after
}
