import * as v from 'valibot'
import { sessionPart } from '../session/sessionPart.ts'
import { readStored, writeStored } from '../storage/safeStorage.ts'

const key = 'order-attempts'
/** High enough that the attempt of a cart still in use is never dropped. */
const maxAttempts = 20

const transactionType = v.picklist(['Order', 'Quote'])
export type TransactionType = v.InferOutput<typeof transactionType>

const attempt = v.variant('state', [
  /** A delivery charge may have been added to the cart. The order has not been sent. */
  v.object({ state: v.literal('preparing'), cartId: v.string(), chargeProduct: v.string() }),
  /** The order has been sent. No readable response has arrived. */
  v.object({
    state: v.literal('sent'),
    cartId: v.string(),
    chargeProduct: v.string(),
    type: transactionType,
    reference: v.string(),
    jobName: v.string(),
    /** Cents, including tax; null if it is not known before the order is created. */
    total: v.nullable(v.number()),
    /** Time of sending, in milliseconds since 1970. */
    at: v.number(),
    /** Keys of similar orders that existed before sending, so they cannot be this order. */
    lookAlikes: v.array(v.string()),
  }),
  /** The order has been placed. */
  v.object({ state: v.literal('done'), cartId: v.string(), type: transactionType, number: v.nullable(v.string()) }),
])
export type OrderAttempt = v.InferOutput<typeof attempt>
export type SentAttempt = Extract<OrderAttempt, { state: 'sent' }>
export type DoneAttempt = Extract<OrderAttempt, { state: 'done' }>

/** Whether the cart was sent as an order, with or without a known result. It must then not be ordered again. */
export function wasSent(attempt: OrderAttempt | undefined): attempt is SentAttempt | DoneAttempt {
  return attempt?.state === 'sent' || attempt?.state === 'done'
}

/** The lock name for ordering or checking a cart, shared by all tabs. */
export function orderLock(cartId: string): string {
  return `order:${cartId}`
}

export type OrderAttempts = ReturnType<typeof createOrderAttempts>

/**
 * The attempts to order carts. They are in localStorage, so that other tabs and a reload know them: the server cannot
 * distinguish a repeated order from a new one.
 */
export function createOrderAttempts() {
  const listeners = new Set<() => void>()
  let known = readAll()
  let announced: DoneAttempt | null = null
  let isClosed = false

  function notify() {
    for (const listener of listeners) listener()
  }
  /** Attempts that are missing in the storage were wiped there, when the session of another tab ended: they are restored. */
  function refresh() {
    const stored = readAll()
    const wiped = known.filter(({ cartId }) => !stored.some((entry) => entry.cartId === cartId))
    known = [...stored, ...wiped].slice(0, maxAttempts)
    if (wiped.length > 0 && !isClosed) writeStored('browser', key, known)
    notify()
  }
  const ofCart = (cartId: string) => known.find((entry) => entry.cartId === cartId)

  return {
    /** For `useSyncExternalStore`. Also reports changes by other tabs. */
    subscribe: (listener: () => void) => {
      const onStorage = () => refresh()
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
    ofCart,
    /** All attempts, read from storage, because another tab may have changed them. */
    readAll: (): readonly OrderAttempt[] => {
      refresh()
      return known
    },
    /** The attempt of one cart, read from storage, because another tab may have changed it. */
    readFresh: (cartId: string): OrderAttempt | undefined => {
      refresh()
      return ofCart(cartId)
    },
    /** @returns false if the session has ended. The caller must then not send the order, because it is not recorded. */
    write: (changed: OrderAttempt): boolean => {
      refresh()
      const others = known.filter((entry) => entry.cartId !== changed.cartId)
      known = [changed, ...others].slice(0, maxAttempts)
      if (!isClosed) writeStored('browser', key, known)
      notify()
      return !isClosed
    },
    /** An earlier order that was found to be placed, shown until it is dismissed. */
    announced: () => announced,
    announce: (placed: DoneAttempt | null) => {
      announced = placed
      notify()
    },
    /** The session has ended. Late responses must not write to the storage, which has been cleared. */
    close: () => {
      isClosed = true
    },
  }
}

/** The order attempts of a session. They are handed over with the cart, which could otherwise be ordered twice. */
export const orderAttempts = sessionPart((_session, handedOver: readonly OrderAttempt[] | undefined) => {
  const attempts = createOrderAttempts()
  // An attempt in the storage is newer: another tab has written it since.
  const missing = handedOver?.filter(({ cartId }) => attempts.ofCart(cartId) === undefined) ?? []
  for (const attempt of missing.toReversed()) attempts.write(attempt)
  return { value: attempts, close: attempts.close, handOver: attempts.readAll }
})

/** Parses each entry separately, so that an invalid one (of another version, say) does not discard the others. */
function readAll(): readonly OrderAttempt[] {
  return (readStored('browser', key, v.array(v.unknown())) ?? []).flatMap((entry) => {
    const parsed = v.safeParse(attempt, entry)
    return parsed.success ? [parsed.output] : []
  })
}

/** A sentence that an order or a quote was placed, with its number if known. */
export function placedText({ type, number }: Pick<DoneAttempt, 'type' | 'number'>): string {
  return number === null ? `Your ${type.toLowerCase()} was placed.` : `${type} ${number} was placed.`
}
