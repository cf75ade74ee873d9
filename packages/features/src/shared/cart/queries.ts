import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SupplierError, type Tally } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { operationQuery } from '../api/operationQuery.ts'
import { useAction } from '../api/useAction.ts'
import { useOperation } from '../api/useOperation.ts'
import { useSession } from '../session/useSession.ts'

const refreshesCart = ['getCartContents', 'getCartTallies'] as const

/** What goes into the cart. */
export interface CartEntry {
  readonly productId: string
  readonly unit: string
  /** Pieces; for tally products the total length in metres. */
  readonly quantity: number
  readonly tallies?: readonly Tally[]
}

/** The id of the present cart; created if there is none. */
function useCartId() {
  const { cartId } = useSession()
  const id = useSyncExternalStore(cartId.subscribe, cartId.current)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (id === undefined) cartId.ensure().catch(setError)
  }, [id, cartId])
  const ensure = useCallback(() => {
    setError(null)
    cartId.ensure().catch(setError)
  }, [cartId])
  return { id, error, ensure }
}

/** The present cart: its lines at today's prices. */
export function useCart() {
  const { api, cartId } = useSession()
  const { id, error, ensure } = useCartId()
  const contents = useQuery({
    ...operationQuery(api, 'getCartContents', { sessionID: id ?? '' }),
    enabled: id !== undefined,
    meta: { showsItsFailure: true },
  })
  const { refetch } = contents
  return {
    cartId: id,
    lines: contents.data,
    error: error ?? contents.error,
    isRefreshing: contents.isFetching,
    retry: useCallback(() => {
      if (id === undefined) ensure()
      // A cart that the supplier refuses to show, because it knows it no longer, is left behind.
      else if (contents.error instanceof SupplierError) cartId.replace().catch(() => undefined)
      else void refetch()
    }, [id, ensure, contents.error, cartId, refetch]),
  }
}

/** Lengths and quantities of a tally line. */
export function useCartTallies(cartId: string, lineId: string) {
  const { api } = useSession()
  return useQuery({
    ...operationQuery(api, 'getCartTallies', { sessionID: cartId, lineNo: lineId }),
    meta: { showsItsFailure: true },
  })
}

export function useAddToCart() {
  const { cartId } = useSession()
  const add = useOperation('addCartProduct', {
    refreshes: refreshesCart,
    success: 'Added to cart',
    showsItsFailure: true,
  })
  const { run } = add
  return {
    ...add,
    run: useCallback(
      async (entry: CartEntry) => run({ sessionID: await cartId.ensure(), ...wireLine(entry) }),
      [cartId, run],
    ),
  }
}

/** Changes a line. The cart is re-read by `refresh`, once, when the person has finished changing. */
export function useUpdateCartLine(lineId: string) {
  const { cartId } = useSession()
  const refresh = useRereadCart()
  const update = useOperation('updateCartProduct', { showsItsFailure: true })
  const { run } = update
  return {
    ...update,
    run: useCallback(
      async (entry: CartEntry) => run({ sessionID: await cartId.ensure(), lineId, ...wireLine(entry) }),
      [cartId, lineId, run],
    ),
    refresh,
  }
}

/** Reads the cart again, here and in other tabs; resolves when it is there. */
export function useRereadCart() {
  const queryClient = useQueryClient()
  const { tabs } = useSession()
  return useCallback(async () => {
    tabs.tell(refreshesCart)
    await Promise.all(refreshesCart.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
  }, [queryClient, tabs])
}

export function useRemoveFromCart() {
  const { cartId } = useSession()
  const remove = useOperation('deleteCartProduct', { refreshes: refreshesCart, success: 'product removed' })
  const { run } = remove
  return {
    ...remove,
    run: useCallback(
      async (line: { productId: string; lineId: string }) =>
        run({ sessionID: await cartId.ensure(), productID: line.productId, lineID: line.lineId }),
      [cartId, run],
    ),
  }
}

/** Leaves the cart behind for a new one: the supplier has no other way to empty it. */
export function useEmptyCart(effects: { showsItsFailure?: boolean } = {}) {
  const { cartId } = useSession()
  return useAction(() => cartId.replace(), effects)
}

function wireLine({ productId, unit, quantity, tallies = [] }: CartEntry) {
  return {
    productID: productId,
    UOM: unit,
    quoteQty: quantity,
    tallyLength: tallies.map(({ length, quantity: qty }) => ({ length, qty })),
  }
}
