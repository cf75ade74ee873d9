import * as v from 'valibot'
import { cartLine, cartQueries, tallyLength, type Tally } from '../entities/cartLine.ts'
import { operation } from '../operation.ts'
import { emptyAnswer, id, rows, tableOf } from '../wire.ts'

/** In this file the wire field `sessionID` is the id of the cart. */
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
    response: tableOf('CartContents', rows(cartLine)),
    recover: { 'no-records': () => [] },
    example: { sessionID: 'example-cart' },
  }),
}

const tallies = v.array(v.object({ length: v.number(), qty: v.number() }))

const line = {
  sessionID: v.string(),
  productID: v.string(),
  UOM: v.string(),
  /** The quantity; for a product sold by length, the total length in metres. */
  quoteQty: v.pipe(v.number(), v.gtValue(0)),
  tallyLength: v.optional(tallies, []),
  unitSell: v.optional(v.number(), 0),
}

export const cartLines = {
  getCartTallies: operation({
    about: 'The lengths and quantities behind one tally line of a cart.',
    kind: 'query',
    request: v.object({ sessionID: v.string(), lineNo: v.string() }),
    tables: { TallyLength: 'specified' },
    response: v.pipe(
      tableOf('TallyLength', rows(tallyLength)),
      v.transform((lengths) => lengths.map((row): Tally => ({ length: row.length ?? 0, quantity: row.qty ?? 0 }))),
    ),
    recover: { 'no-records': () => [] },
    example: { sessionID: 'example-cart', lineNo: '1' },
  }),

  addCartProduct: operation({
    about: 'Adds a product to a cart.',
    kind: 'mutation',
    outdates: cartQueries,
    fill: { customerID: 'customerId' },
    request: v.object(line),
    response: emptyAnswer,
    example: { sessionID: 'example-cart', productID: 'FX100001', UOM: 'EA', quoteQty: 2 },
  }),

  updateCartProduct: operation({
    about: 'Changes the quantity, unit or lengths of a cart line.',
    kind: 'mutation',
    outdates: cartQueries,
    fill: { customerID: 'customerId' },
    request: v.object({ ...line, lineId: v.string() }),
    response: emptyAnswer,
    example: { sessionID: 'example-cart', lineId: '1', productID: 'FX100001', UOM: 'EA', quoteQty: 3 },
  }),

  deleteCartProduct: operation({
    about: 'Removes a line from a cart.',
    kind: 'mutation',
    outdates: cartQueries,
    request: v.object({ sessionID: v.string(), productID: v.string(), lineID: v.string() }),
    response: emptyAnswer,
    example: { sessionID: 'example-cart', productID: 'FX100001', lineID: '1' },
  }),
}
