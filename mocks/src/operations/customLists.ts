import { fromCents } from '@trade-portal/supplier-api'
import { copyToCart, deleteList, listsOf, saveList } from '../rules/customLists.ts'
import { refuseAsNotFound } from '../rules/refusal.ts'
import type { AreaHandlers } from './handlerTypes.ts'
import { cartRow } from './rows/productRows.ts'

/** In this area the field `sessionID` of a request is the id of a cart or of a custom list, which is a named cart. */
export const customLists: AreaHandlers<'customLists'> = {
  getCustomLists: (call) => {
    const lists = listsOf(call.supplier, call.session.customer.id)
    if (lists.length === 0) refuseAsNotFound()
    return {
      CustomLists: {
        CustomList: lists.map(({ name, cart, isGeneric }) => ({
          name,
          cartSessionId: cart.id,
          type: isGeneric ? 'Generic' : 'Custom',
          contents: cart.lines.map((line) => ({
            ...cartRow(line, call),
            ...(line.listedPrice !== undefined && { unitPrice: fromCents(line.listedPrice) }),
          })),
        })),
      },
    }
  },

  saveCustomList: ({ payload, supplier, session }) => {
    saveList(supplier, session.customer.id, payload.sessionID, payload.customList)
    return {}
  },

  deleteCustomList: ({ payload, supplier, session }) => {
    deleteList(supplier, session.customer.id, payload.sessionID)
    return {}
  },

  copyCartToCart: ({ payload, supplier, session }) => {
    copyToCart(supplier, session.customer.id, payload.fromSessionID, payload.toSessionID)
    return {}
  },
}
