import { useQuery } from '@tanstack/react-query'
import { outdatedBy, SupplierError, type CartLine, type SupplierApi, type Tally } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Loadable } from '../api/Loaded.tsx'
import { operationQuery } from '../api/operationQuery.ts'
import { useAction } from '../api/useAction.ts'
import type { Session } from '../session/createSession.ts'
import { useSession } from '../session/useSession.ts'
import { sessionPart } from '../session/sessionPart.ts'
import { createCartId, keepCartId } from './cartId.ts'
import { orderAttempts } from './orderAttempts.ts'

/** The cart of a session. The same user's next session takes it over, so that nothing has to be added again. */
const cartIds = sessionPart((session, former: string | undefined) => {
  const { api, record } = session
  // Created with the cart, so that a cart is never handed over without what is known of ordering it.
  const attempts = orderAttempts.of(session)
  if (former !== undefined) keepCartId(record, former)
  const isSpent = (cartId: string) => attempts.readFresh(cartId)?.state === 'done'
  const cartId = createCartId({ create: () => api.createCart({}), record, isSpent })
  return { value: cartId, close: cartId.close, handOver: cartId.current }
})

/** What goes into the cart. */
export interface CartEntry {
  readonly productId: string
  readonly unit: string
  /** Pieces; for tally products the total length in metres. */
  readonly quantity: number
  readonly tallies?: readonly Tally[]
}

export interface Cart extends Loadable<CartLine[]> {
  /** Undefined until it is known or created. */
  readonly cartId: string | undefined
}

function cartQuery(api: SupplierApi, cartId: string) {
  return operationQuery(api, 'getCartContents', { sessionID: cartId })
}

/** The present cart: its lines at today's prices. It is created if there is none. */
export function useCart(): Cart {
  const session = useSession()
  const ids = cartIds.of(session)
  const id = useSyncExternalStore(ids.subscribe, ids.current)
  const [creationError, setCreationError] = useState<unknown>(null)
  const create = useCallback(() => {
    setCreationError(null)
    ids.ensure().catch(setCreationError)
  }, [ids])
  useEffect(() => {
    if (id === undefined) ids.ensure().catch(setCreationError)
  }, [id, ids])

  const { data, error, refetch } = useQuery({ ...cartQuery(session.api, id ?? ''), enabled: id !== undefined })
  return {
    cartId: id,
    data,
    error: creationError ?? error,
    refetch: useCallback(() => {
      if (id === undefined) create()
      // A cart that the supplier refuses to show, because it no longer knows it, is replaced.
      else if (error instanceof SupplierError) ids.replace().catch(() => undefined)
      else void refetch()
    }, [id, create, error, ids, refetch]),
  }
}

/** Lengths and quantities of a tally line. */
export function useCartTallies(cartId: string, lineId: string) {
  return useQuery(operationQuery(useSession().api, 'getCartTallies', { sessionID: cartId, lineNo: lineId }))
}

export function useAddToCart() {
  const session = useSession()
  return useAction(
    async (entry: CartEntry) => {
      await session.api.addCartProduct({ sessionID: await cartIds.of(session).ensure(), ...wireLine(entry) })
    },
    { success: 'Added to cart' },
  )
}

/** Changes lengths or unit of a line. A quantity is changed by `useLineQuantity`. */
export function useUpdateCartLine() {
  const session = useSession()
  return useAction(
    async ({ lineId, ...entry }: CartEntry & { readonly lineId: string }) => {
      await session.api.updateCartProduct({ sessionID: await cartIds.of(session).ensure(), lineId, ...wireLine(entry) })
    },
    { concurrency: 'queued' },
  )
}

/**
 * Changes the quantity of a line. What the supplier has accepted is shown at once, before the cart is read again; after
 * a failure the cart is read again, because it may be in the cart all the same.
 */
export async function changeQuantity(
  { api, queryClient, changes }: Session,
  line: CartLine,
  cartId: string,
  quantity: number,
) {
  const { lineId, productId, unit } = line
  try {
    await api.updateCartProduct({ sessionID: cartId, lineId, ...wireLine({ productId, unit, quantity }) })
    queryClient.setQueryData(cartQuery(api, cartId).queryKey, (lines: CartLine[] | undefined) =>
      lines?.map((entry) => (entry.lineId === lineId ? { ...entry, quantity } : entry)),
    )
  } catch (error) {
    changes.outdate(outdatedBy('updateCartProduct'))
    throw error
  }
}

export function useRemoveFromCart() {
  const session = useSession()
  return useAction(
    async ({ productId, lineId }: Pick<CartLine, 'productId' | 'lineId'>) => {
      const cartId = await cartIds.of(session).ensure()
      await session.api.deleteCartProduct({ sessionID: cartId, productID: productId, lineID: lineId })
    },
    { success: 'product removed' },
  )
}

/** Replaces the cart by a new one: the supplier has no other way to empty it. */
export function useEmptyCart() {
  const ids = cartIds.of(useSession())
  return useAction(() => ids.replace())
}

function wireLine({ productId, unit, quantity, tallies = [] }: CartEntry) {
  return {
    productID: productId,
    UOM: unit,
    quoteQty: quantity,
    tallyLength: tallies.map(({ length, quantity: qty }) => ({ length, qty })),
  }
}
