import * as v from 'valibot'
import { cartLine, cartQueries } from '../entities/cartLine.ts'
import { operation } from '../operation.ts'
import { id, emptyAnswer, rows, tableOf, text } from '../wire.ts'

const customList = v.pipe(
  v.object({
    name: text,
    /** The id of the list, which is a saved cart. Its lines are removed like those of a cart. */
    cartSessionId: id,
    type: text,
    contents: rows(cartLine),
  }),
  v.transform((wire) => ({
    cartId: wire.cartSessionId,
    name: wire.name || wire.cartSessionId,
    /** Generic lists belong to the supplier and cannot be deleted. */
    isGeneric: /^generic$/i.test(wire.type),
    lines: wire.contents,
  })),
)
export type CustomList = v.InferOutput<typeof customList>

export const customLists = {
  getCustomLists: operation({
    about: 'Saved lists of products with their lines: the supplier’s generic lists and the customer’s own.',
    kind: 'query',
    fill: { custID: 'customerId' },
    request: v.object({}),
    tables: { CustomLists: 'guessed', CustomList: 'guessed' },
    response: tableOf('CustomLists', tableOf('CustomList', rows(customList))),
    recover: { 'no-records': () => [] },
    example: {},
  }),

  saveCustomList: operation({
    about: 'Saves the lines of a cart as a list. A list of the same name is replaced.',
    kind: 'mutation',
    outdates: cartQueries,
    request: v.object({ sessionID: v.string(), customList: v.pipe(v.string(), v.nonEmpty()) }),
    response: emptyAnswer,
    example: { sessionID: 'example-cart', customList: 'Deck frame' },
  }),

  deleteCustomList: operation({
    about: 'Deletes one of the customer’s own lists.',
    kind: 'mutation',
    outdates: cartQueries,
    request: v.object({ sessionID: v.string() }),
    response: emptyAnswer,
    example: { sessionID: 'example-list' },
  }),

  copyCartToCart: operation({
    about: 'Adds the lines of a list to a cart.',
    kind: 'mutation',
    outdates: cartQueries,
    fill: { deviceID: 'deviceId' },
    request: v.object({ fromSessionID: v.string(), toSessionID: v.string() }),
    response: emptyAnswer,
    example: { fromSessionID: 'example-list', toSessionID: 'example-cart' },
  }),
}
