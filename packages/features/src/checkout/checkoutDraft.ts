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
 * What was typed at the checkout and not sent. A draft whose cart has been ordered is dropped when it is read: that an
 * order of unknown outcome was placed is often learned on another page, and the next order must not begin with its job.
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
  // The checkout itself tells of an order that is on its way, and shows what was typed for it.
  beginSending: (session) => (hasArrived) => {
    if (hasArrived) stored.remove(session)
  },
  write: (session, values) => stored.write(session, { ...values, cartId: cartIds.of(session).current() ?? '' }),
}
