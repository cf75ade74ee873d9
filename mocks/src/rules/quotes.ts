import { readIsoDate, type Payload } from '@trade-portal/supplier-api'
import { refuse } from './refusal.ts'
import type { Supplier } from '../state/supplier.ts'

/**
 * Turns a quote into an order of the same number, at the prices that were quoted. @throws Refusal for what is no open
 * quote of the customer's
 */
export function acceptQuote(supplier: Supplier, customerId: string, payload: Payload<'acceptQuote'>): void {
  const { numTran, suffixTran, comment1 } = payload
  const index = supplier.orders.findIndex(
    ({ number, suffix, customerId: owner }) =>
      owner === customerId && String(number) === numTran && String(suffix) === suffixTran,
  )
  const quote = supplier.orders[index]
  if (!quote) refuse('numTran', `There is no quote ${numTran}-${suffixTran}`)
  if (quote.type !== 'Quote') refuse('numTran', `Quote ${numTran}-${suffixTran} has been accepted already`)
  const deliveryDate = readIsoDate(payload.deliveryDate)
  if (deliveryDate === null) refuse('deliveryDate', 'Please enter a delivery date')
  supplier.orders[index] = { ...quote, type: 'Order', deliveryDate }
  supplier.acceptedQuotes.push({ number: quote.number, customerId, deliveryDate, comment: comment1 })
}
