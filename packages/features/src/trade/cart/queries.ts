import type { CallOptions, CartLine, SupplierApi, Tally } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import { reuseUnchanged, operationQuery } from '../../foundation/api/operationQuery.ts'
import { useAction } from '../../foundation/api/useAction.ts'
import { withUnknownOutcomeMessage } from '../../foundation/failures/failures.ts'
import { captureToast } from '../../foundation/failures/sessionScope.ts'
import { counted } from '../../foundation/lists/counted.ts'
import { userDetailsQuery, type Session } from '../../foundation/session/createSession.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { orderAttempts } from '../orders/orderAttempts.ts'
import { createCartId, storeCartId, storeMissingCartId } from './cartId.ts'
import { addedMessage } from './cartMessages.ts'
import { createCartChanges } from './createCartChanges.ts'
import { createLineChanges, type LineChange, type LineChanges } from './createLineChanges.ts'
import type { LineIds } from './lineKey.ts'

/**
 * The lines of a cart, with the changes that the supplier has not confirmed yet. If the supplier no longer knows the
 * cart, there are no lines, and the cart is replaced.
 */
export function cartQuery(session: Session, cartId: string) {
  const query = contentsQuery(session.api, cartId)
  return {
    ...query,
    structuralSharing: reuseUnchanged,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const changes = cartChanges.of(session)
      try {
        return changesOf(session, cartId).received(await session.api.getCartContents(query.queryKey[1], { signal }))
      } catch (error) {
        if (await changes.replaceIfLost(cartId, error)) return []
        throw error
      }
    },
  }
}

function contentsQuery(api: SupplierApi, cartId: string) {
  return operationQuery(api, 'getCartContents', { sessionID: cartId })
}

/** By the id of the cart. */
const lineChanges = sessionPart(() => ({ value: new Map<string, LineChanges>() }))

function changesOf(session: Session, cartId: string): LineChanges {
  const { api, queryClient, invalidator } = session
  const all = lineChanges.of(session)
  const { queryKey } = contentsQuery(api, cartId)
  const changes =
    all.get(cartId) ??
    createLineChanges({
      read: () => queryClient.getQueryData(queryKey),
      show: (lines) => queryClient.setQueryData(queryKey, lines),
      defer: invalidator.defer,
      // All writes of a line count as one change, so that an order waits for the last of them.
      run: (writes) => cartChanges.of(session).changeLines(cartId, writes),
    })
  all.set(cartId, changes)
  return changes
}

/** The cart id of a session. After an automatic sign-out the same user's next session continues with the same cart. */
export const cartIds = sessionPart((session, handedOver: string | undefined) => {
  const { api, queryClient, record, isJoined } = session
  // Creates the order attempts here, because a session hands over only what it has created, and the cart id must not be
  // handed over without the order attempts.
  const attempts = orderAttempts.of(session)
  if (handedOver !== undefined && isJoined) storeMissingCartId(record, handedOver)
  else if (handedOver !== undefined) storeCartId(record, handedOver)
  const isOrdered = (cartId: string) => attempts.readFresh(cartId)?.state === 'done'
  const create = async () => {
    const id = await api.createCart({})
    // A new cart is empty. Its empty list of lines is written to the cache without a request, so that the page shows the
    // cleared cart at once and the focus can move to it.
    queryClient.setQueryData(contentsQuery(api, id).queryKey, [])
    return id
  }
  // Creating a cart needs the customer's id, so the id is loaded first. On a hidden page this may wait until the page is
  // shown again.
  const prepare = () => queryClient.ensureQueryData(userDetailsQuery(api))
  const cartId = createCartId({ create, prepare, record, isOrdered })
  const unfinishedWork = () => {
    const id = cartId.current() ?? ''
    const { length } = queryClient.getQueryData(contentsQuery(api, id).queryKey) ?? []
    return length === 0 || isOrdered(id) ? [] : [lostCart(length)]
  }
  return { value: cartId, close: cartId.close, unfinishedWork, handOver: cartId.current }
})

const lostCart = (lines: number) => ({
  title: `Your cart has ${counted(lines, 'line')}.`,
  advice: 'Order them or save a custom list first, or they are lost.',
})

export const cartChanges = sessionPart((session) => ({
  value: createCartChanges({
    ids: cartIds.of(session),
    attempts: orderAttempts.of(session),
    countLines: async (cartId) => (await session.api.getCartContents({ sessionID: cartId })).length,
  }),
}))

/** A product to add to the cart, or the new values of a cart line. */
export interface CartEntry {
  readonly productId: string
  readonly unit: string
  /** In `unit`; for tally products the total length in metres. */
  readonly quantity: number
  readonly tallies?: readonly Tally[]
}

const added = 'Added to cart'

/** Refetches the cart after a refusal too, because a refusal may mean that the screen shows an outdated cart. */
export const refetchEvenIfRefused: CallOptions = { outdatesIfRefused: true }

/**
 * Adds a product to the cart. If there is no answer, the error warns that the product may have been added, because adding it
 * again would double the quantity.
 * @returns the id of the cart
 * @throws ActionError if there is no answer, with the error of the call as its cause; otherwise the error of the call
 */
export function addToCart(session: Session, entry: CartEntry): Promise<string> {
  return cartChanges.of(session).add(async (id) => {
    await withUnknownOutcomeMessage(
      () => session.api.addCartProduct({ sessionID: id, ...wireLine(entry) }),
      'It may have been added: look at your cart.',
    )
    return id
  })
}

export async function readCart(session: Session) {
  const cartId = await cartIds.of(session).ensure()
  return { cartId, lines: await session.queryClient.fetchQuery({ ...cartQuery(session, cartId), staleTime: 0 }) }
}

/** Adds a product to the cart. The row of the product then shows how much is in the cart, so there is no toast. */
export function useAddToCart() {
  const session = useSession()
  return useAction(async (entry: CartEntry) => {
    const showToast = captureToast()
    const cartId = await addToCart(session, entry)
    // Shares the request with which the masthead refreshes the cart.
    session.queryClient.fetchQuery(cartQuery(session, cartId)).then(
      (lines) => showToast(addedMessage(lines, entry) ?? added),
      () => showToast(added),
    )
  })
}

/**
 * Changes a line and shows the change at once. After a failure the earlier line is shown again, and the cart is
 * refetched.
 * @throws the error of `send`
 */
export function changeLine(
  session: Session,
  cartId: string,
  { line, change, send }: { line: LineIds; change: LineChange; send: (options: CallOptions) => Promise<unknown> },
): Promise<void> {
  return changesOf(session, cartId).change(line, change, () => send(refetchEvenIfRefused))
}

/**
 * Changes the quantity of a line. If several changes are made while one is pending, only the last of them is sent.
 * @throws the error of the call
 */
export function useChangeQuantity(cartId: string) {
  const session = useSession()
  return useCallback(
    (line: CartLine, quantity: number) => {
      const { lineId, productId, unit } = line
      const entry = wireLine({ productId, unit, quantity })
      return changeLine(session, cartId, {
        line,
        change: (shown) => ({ ...shown, quantity }),
        send: (options) => session.api.updateCartProduct({ sessionID: cartId, lineId, ...entry }, options),
      })
    },
    [session, cartId],
  )
}

/** Removes a line. If a change of the line is being sent, the removal is sent after the answer. */
export function useRemoveFromCart(cartId: string) {
  const session = useSession()
  return useAction(
    useCallback(
      (line: LineIds) => {
        const removed = { sessionID: cartId, productID: line.productId, lineID: line.lineId }
        return changeLine(session, cartId, {
          line,
          change: () => null,
          send: (options) => session.api.deleteCartProduct(removed, options),
        })
      },
      [session, cartId],
    ),
    { success: 'product removed', announcement: '' },
  )
}

export function useEmptyCart() {
  const changes = cartChanges.of(useSession())
  return useAction(() => changes.empty())
}

/** Converts a line to the supplier's field names. */
export function wireLine({ productId, unit, quantity, tallies = [] }: CartEntry) {
  return {
    productID: productId,
    UOM: unit,
    quoteQty: quantity,
    tallyLength: tallies.map(({ length, quantity: qty }) => ({ length, qty })),
  }
}
