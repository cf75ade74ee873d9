import * as v from 'valibot'
import { cartQueries, tallyLength, type Tally } from '../entities/cartLine.ts'
import { operation } from '../operation.ts'
import { emptyAnswer, rows } from '../wire.ts'

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
      v.object({ TallyLength: rows(tallyLength) }),
      v.transform((wire) =>
        wire.TallyLength.map((row): Tally => ({ length: row.length ?? 0, quantity: row.qty ?? 0 })),
      ),
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
