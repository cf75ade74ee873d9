import { issuePriceBook, priceBookOf, requestPriceBookChanges, resendPriceBooks } from '../rules/priceBooks.ts'
import type { AreaHandlers } from './handlerTypes.ts'

export const priceBook: AreaHandlers<'priceBook'> = {
  getPriceBookInfo: ({ supplier, session }) => {
    const { lastCalculated, setUp, history } = priceBookOf(supplier, session.customer.id)
    return {
      PriceBook: [
        {
          lastDateCalculated: lastCalculated,
          typePricebook: setUp.type,
          deliveryFormat: setUp.format,
          recipient: setUp.recipient,
          frequencyPricebook: setUp.frequency,
          showNewProductCodes: setUp.showsNewCodes,
          showCoreProductsOnly: setUp.showsCoreOnly,
          isRequiredQuarterly: setUp.isQuarterly,
          isPricebookZipped: setUp.isZipped,
          PriceBookHistory: history.map((issue) => ({
            historyID: issue.id,
            dateGenerated: issue.date,
            typeGenerated: issue.type,
            formatGenerated: issue.format,
            sentRecipient: issue.recipient,
            newCodesGenerated: issue.withNewCodes,
            coreProductsGenerated: issue.withCoreProducts,
          })),
        },
      ],
      message: '',
    }
  },

  sendPriceBookInfoChanges: ({ payload, supplier, session }) => {
    requestPriceBookChanges(supplier, session.customer.id, payload)
    const sent = 'Your request has been sent to us.'
    return { SendPriceBookResponse: [{ Status: sent }, { Status: 'It applies from your next price book.' }] }
  },

  requestNewPriceBook: ({ supplier, session }) => {
    const { id, recipient } = issuePriceBook(supplier, session.customer.id)
    return { requestNewPriceBookStatus: [{ Status: `Price book ${id} has been sent to ${recipient}.` }] }
  },

  resendPriceBook: ({ payload, supplier, session }) => {
    const ids = payload.historyIDs.split(' ').filter((id) => id !== '')
    resendPriceBooks(supplier, session.customer.id, ids)
    return { resendPriceBookResponse: ids.map((id) => ({ Status: `Price book ${id} has been sent again.` })) }
  },
}
