import { useQuery } from '@tanstack/react-query'
import { outdatedBy, type CartLine, type SupplierApi, type Tally } from '@trade-portal/supplier-api'
import { operationQuery } from '../api/operationQuery.ts'
import { useAction } from '../api/useAction.ts'
import { toasts } from '../notices/toasts.ts'
import type { Session } from '../session/createSession.ts'
import { sessionPart } from '../session/sessionPart.ts'
import { useSession } from '../session/useSession.ts'
import { createCartId, storeCartId } from './cartId.ts'
import { addedWords } from './cartWords.ts'
import { createCartChanges } from './createCartChanges.ts'
import { orderAttempts } from './orderAttempts.ts'

export function cartQuery(api: SupplierApi, cartId: string) {
  return operationQuery(api, 'getCartContents', { sessionID: cartId })
}

/** The cart id of a session. After an automatic sign-out the same user's next session continues with the same cart. */
export const cartIds = sessionPart((session, handedOver: string | undefined) => {
  const { api, queryClient, record } = session
  // Created together with the cart id, so that both are always handed over together.
  const attempts = orderAttempts.of(session)
  if (handedOver !== undefined) storeCartId(record, handedOver)
  const isOrdered = (cartId: string) => attempts.readFresh(cartId)?.state === 'done'
  const create = async () => {
    const id = await api.createCart({})
    // Known to be empty: a cart that was cleared shows so at once, where the focus can go.
    queryClient.setQueryData(cartQuery(api, id).queryKey, [])
    return id
  }
  const cartId = createCartId({ create, record, isOrdered })
  return { value: cartId, close: cartId.close, handOver: cartId.current }
})

/** The ways to change the cart of a session; every change of a cart goes through them. */
export const cartChanges = sessionPart((session) => ({
  value: createCartChanges(cartIds.of(session), orderAttempts.of(session)),
}))

/** A product to add to the cart, or the new values of a cart line. */
export interface CartEntry {
  readonly productId: string
  readonly unit: string
  /** In the given unit; for tally products the total length in metres. */
  readonly quantity: number
  readonly tallies?: readonly Tally[]
}

function talliesQuery(api: SupplierApi, cartId: string, lineId: string) {
  return operationQuery(api, 'getCartTallies', { sessionID: cartId, lineNo: lineId })
}

/** Lengths and quantities of a tally line. */
export function useCartTallies(cartId: string, lineId: string) {
  return useQuery(talliesQuery(useSession().api, cartId, lineId))
}

/** What brings a line back after it was removed. Undefined for a tally whose lengths have not been loaded. */
export function useEntryOf(cartId: string) {
  const { api, queryClient } = useSession()
  return ({ lineId, productId, unit, quantity, isTally }: CartLine): CartEntry | undefined => {
    if (!isTally) return { productId, unit, quantity }
    const tallies = queryClient.getQueryData(talliesQuery(api, cartId, lineId).queryKey)
    return tallies && { productId, unit, quantity, tallies }
  }
}

const added = 'Added to cart'

export function useAddToCart() {
  const session = useSession()
  return useAction(
    async (entry: CartEntry) => {
      const cartId = await cartChanges.of(session).add(async (id) => {
        await session.api.addCartProduct({ sessionID: id, ...wireLine(entry) })
        return id
      })
      // Joins the request with which the masthead refreshes the cart.
      session.queryClient.fetchQuery(cartQuery(session.api, cartId)).then(
        (lines) => toasts.tell(addedWords(lines, entry) ?? added),
        () => toasts.tell(added),
      )
    },
    { success: added, spoken: '' },
  )
}

/** Changes the lengths or the unit of a line. Use `useLineQuantity` to change a quantity. */
export function useUpdateCartLine() {
  const session = useSession()
  return useAction(
    async ({ lineId, ...entry }: CartEntry & { readonly lineId: string }) => {
      const cartId = await cartOfLine(session)
      await cartChanges
        .of(session)
        .changeLines(cartId, () => session.api.updateCartProduct({ sessionID: cartId, lineId, ...wireLine(entry) }))
    },
    { concurrency: 'queued' },
  )
}

/**
 * Changes the quantity of a line. After success the cached cart is updated directly, before the refetch. After a
 * failure the cart is refetched too, because the supplier may have applied the change.
 * @throws the error of the call
 */
export async function changeQuantity(
  { api, queryClient, invalidator }: Session,
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
    invalidator.invalidate(outdatedBy('updateCartProduct'))
    throw error
  }
}

export function useRemoveFromCart() {
  const session = useSession()
  return useAction(
    async ({ productId, lineId }: Pick<CartLine, 'productId' | 'lineId'>) => {
      const cartId = await cartOfLine(session)
      await cartChanges
        .of(session)
        .changeLines(cartId, () =>
          session.api.deleteCartProduct({ sessionID: cartId, productID: productId, lineID: lineId }),
        )
    },
    { success: 'product removed', spoken: '' },
  )
}

/** The cart that a line on the screen belongs to. Unlike `ensure` it is also one that was ordered just now. */
async function cartOfLine(session: Session): Promise<string> {
  const ids = cartIds.of(session)
  return ids.current() ?? (await ids.ensure())
}

/** Replaces the cart by a new, empty one. */
export function useEmptyCart() {
  const changes = cartChanges.of(useSession())
  return useAction(() => changes.empty())
}

function wireLine({ productId, unit, quantity, tallies = [] }: CartEntry) {
  return {
    productID: productId,
    UOM: unit,
    quoteQty: quantity,
    tallyLength: tallies.map(({ length, quantity: qty }) => ({ length, qty })),
  }
}
