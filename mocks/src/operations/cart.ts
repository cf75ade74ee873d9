import { openCart, readableCart } from '../rules/carts.ts'
import type { AreaHandlers } from './handlerTypes.ts'
import { cartRow } from './rows/cartRow.ts'

/** Here and in `cartLines`, the field `sessionID` of a request is the id of a cart. */
export const cart: AreaHandlers<'cart'> = {
  createCart: ({ supplier, session }) => ({ sessionID: openCart(supplier, session.customer.id).id }),

  getCartContents: (call) => ({
    CartContents: readableCart(call.supplier, call.payload.sessionID, call.session.customer.id).lines.map((line) =>
      cartRow(call.supplier, line, call),
    ),
  }),
}
