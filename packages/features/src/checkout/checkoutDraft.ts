import * as v from 'valibot'
import { createDraft, type Draft } from '../foundation/forms/drafts.ts'
import type { Session } from '../foundation/session/createSession.ts'
import { cartIds } from '../trade/cart/queries.ts'
import { orderAttempts } from '../trade/orders/orderAttempts.ts'
import { checkoutValues, type CheckoutValues } from './checkout.ts'

const stored = createDraft('What you typed at the checkout', {
  key: 'checkout',
  /** `cartId`: the cart for which the values were typed; '' if there was none yet. */
  schema: v.object({ ...checkoutValues.entries, cartId: v.string() }),
})

/**
 * Unsent values of the checkout. `read` removes a draft whose cart has been ordered, because the next order must not begin
 * with the old values. The checkout itself may not be open by then: the portal often learns on another page that an order
 * was placed.
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
  // Unlike other drafts, this one stays readable while it is sent, because the checkout shows the values of a pending order.
  beginSending: (session) => (hasArrived) => {
    if (hasArrived) stored.remove(session)
  },
  write: (session, values) => stored.write(session, { ...values, cartId: cartIds.of(session).current() ?? '' }),
}
