import { addLine, cartOf, changeLine, openCart, readableCart, removeLine } from '../rules/carts.ts'
import { refuseAsNotFound } from '../rules/refusal.ts'
import type { AreaHandlers } from './handlerTypes.ts'
import { cartRow } from './rows/productRows.ts'

/** In this file the field `sessionID` of a request is the id of a cart. */
export const cart: AreaHandlers<'cart'> = {
  createCart: ({ supplier, session }) => ({ sessionID: openCart(supplier, session.customer.id).id }),

  getCartContents: (call) => ({
    CartContents: readableCart(call.supplier, call.payload.sessionID, call.session.customer.id).lines.map((line) =>
      cartRow(line, call),
    ),
  }),
}

export const cartLines: AreaHandlers<'cartLines'> = {
  getCartTallies: ({ payload, supplier, session }) => {
    const { lines } = readableCart(supplier, payload.sessionID, session.customer.id)
    const line = lines.find(({ lineId }) => String(lineId) === payload.lineNo)
    if (!line || line.tallies.length === 0) refuseAsNotFound()
    return { TallyLength: line.tallies }
  },

  addCartProduct: ({ payload, supplier, session }) => {
    addLine(supplier, cartOf(supplier, payload.sessionID, session.customer.id), payload)
    return {}
  },

  updateCartProduct: ({ payload, supplier, session }) => {
    changeLine(supplier, cartOf(supplier, payload.sessionID, session.customer.id), payload.lineId, payload)
    return {}
  },

  deleteCartProduct: ({ payload, supplier, session }) => {
    removeLine(cartOf(supplier, payload.sessionID, session.customer.id), payload.lineID, payload.productID)
    return {}
  },
}
