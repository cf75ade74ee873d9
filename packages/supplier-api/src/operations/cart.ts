import * as v from 'valibot'
import { cartLine } from '../entities/cartLine.ts'
import { operation } from '../operation.ts'
import { id, rows } from '../wire.ts'

/** Here and in `cartLines`, the wire field `sessionID` is the id of the cart. */
export const cart = {
  createCart: operation({
    about: 'Creates a new, empty cart for the customer. The portal empties a cart by using a new one instead.',
    kind: 'mutation',
    outdates: [],
    fill: { customerID: 'customerId', deviceID: 'deviceId' },
    request: v.object({ sessionType: v.optional(v.string(), 'Cart') }),
    response: v.pipe(
      v.object({ sessionID: id }),
      v.transform((wire) => wire.sessionID),
    ),
    example: {},
  }),

  getCartContents: operation({
    about: 'The lines of a cart, at current prices.',
    kind: 'query',
    fill: { userName: 'userName', customerID: 'customerId', deviceID: 'deviceId' },
    request: v.object({
      sessionID: v.string(),
      tpaID: v.optional(v.string(), 'tportal'),
      reprice: v.optional(v.boolean(), true),
    }),
    tables: { CartContents: 'specified' },
    response: v.pipe(
      v.object({ CartContents: rows(cartLine) }),
      v.transform((wire) => wire.CartContents),
    ),
    recover: { 'no-records': () => [] },
    example: { sessionID: 'example-cart' },
  }),
}
