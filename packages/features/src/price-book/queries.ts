import { useQuery } from '@tanstack/react-query'
import type { IssuedPriceBook, PriceBookInfo } from '@trade-portal/supplier-api'
import { operationQuery } from '../foundation/api/operationQuery.ts'
import { useAction } from '../foundation/api/useAction.ts'
import { sessionActions } from '../foundation/session/sessionPart.ts'
import { useApi, useSession } from '../foundation/session/useSession.ts'

/** The part of the configuration that the customer can ask the supplier to change. */
export type PriceBookConfiguration = Omit<PriceBookInfo, 'lastCalculated' | 'history'>

/** The configuration and history of the customer's price books, or the supplier's message that there are none. */
export function usePriceBook() {
  return useQuery(operationQuery(useApi(), 'getPriceBookInfo', {}))
}

// After a success, the actions below show the supplier's own message. They throw SupplierError or TransportError.
const supplierMessage = { success: (status: string) => status || 'Your request has been sent.' }

export function useRequestPriceBookChanges() {
  const api = useApi()
  return useAction(
    ({ type, format, recipient, frequency, ...flags }: PriceBookConfiguration) =>
      api.sendPriceBookInfoChanges({
        typePricebook: type,
        deliveryFormat: format,
        recipient,
        frequencyPricebook: frequency,
        showNewProductCodes: flags.showsNewCodes,
        showCoreProductsOnly: flags.showsCoreOnly,
        isRequiredQuarterly: flags.isQuarterly,
        isPricebookZipped: flags.isZipped,
      }),
    supplierMessage,
  )
}

const requests = sessionActions<undefined, string>()

/** Requests a new price book, which the supplier sends to the configured recipient. */
export function useRequestPriceBook() {
  const session = useSession()
  return useAction(() => session.api.requestNewPriceBook({}), { ...supplierMessage, runner: requests(session, 'new') })
}

/** Asks the supplier to send price books from the history again. A price book that is listed twice is sent once. */
export function useResendPriceBooks() {
  const api = useApi()
  return useAction((issues: readonly IssuedPriceBook[]) => {
    const ids = new Set(issues.map(({ id }) => id))
    return api.resendPriceBook({ historyIDs: [...ids].join(' ') })
  }, supplierMessage)
}

export const fieldsByWireName = new Map<string, keyof PriceBookConfiguration>([
  ['typePricebook', 'type'],
  ['deliveryFormat', 'format'],
  ['recipient', 'recipient'],
  ['frequencyPricebook', 'frequency'],
  ['showNewProductCodes', 'showsNewCodes'],
  ['showCoreProductsOnly', 'showsCoreOnly'],
  ['isRequiredQuarterly', 'isQuarterly'],
  ['isPricebookZipped', 'isZipped'],
])
