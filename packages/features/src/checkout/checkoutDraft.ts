import * as v from 'valibot'
import { orderAttempts } from '../trade/orders/orderAttempts.ts'
import { cartIds } from '../trade/cart/queries.ts'
import { createDraft, type Draft } from '../foundation/forms/drafts.ts'
import type { Session } from '../foundation/session/createSession.ts'
import { checkoutValues, type CheckoutValues } from './checkoutValues.ts'

const stored = createDraft('What you typed at the checkout', {
  key: 'checkout',
  /** The cart for which it was typed; '' in a draft of an earlier version. */
  schema: v.object({ ...checkoutValues.entries, cartId: v.optional(v.string(), '') }),
})

/**
 * Unsent values of the checkout. A draft whose cart has been ordered is dropped when it is read, because the portal often
 * learns on another page that an order was placed, and the next order must not begin with its values.
 */
export const checkoutDraft: Draft<CheckoutValues> = {
  ...stored,
  read: (session: Session) => {
    const draft = stored.read(session)
    if (draft === undefined) return undefined
    const { cartId, ...values } = draft
    if (orderAttempts.of(session).ofCart(cartId)?.state !== 'done') return values
    stored.remove(session)
    return undefined
  },
  // The checkout itself shows a pending order and its values.
  beginSending: (session) => (hasArrived) => {
    if (hasArrived) stored.remove(session)
  },
  write: (session, values) => stored.write(session, { ...values, cartId: cartIds.of(session).current() ?? '' }),
}
