import * as v from 'valibot'
import { sessionPart } from '../session/sessionPart.ts'
import { readStored, writeStored } from '../storage/safeStorage.ts'

const key = 'order-attempts'
/** Enough that no cart still in use is forgotten. */
const mostKept = 20

const transactionType = v.picklist(['Order', 'Quote'])
export type TransactionType = v.InferOutput<typeof transactionType>

const attempt = v.variant('state', [
  /** A delivery charge was put into the cart; nothing has been sent. */
  v.object({ state: v.literal('preparing'), cartId: v.string(), chargeProduct: v.string() }),
  /** Sent; no answer that could be read so far. */
  v.object({
    state: v.literal('sent'),
    cartId: v.string(),
    chargeProduct: v.string(),
    type: transactionType,
    reference: v.string(),
    jobName: v.string(),
    /** Cents, tax included; null where it is not known before the order is created. */
    total: v.nullable(v.number()),
    /** When, in milliseconds since 1970. */
    at: v.number(),
    /** Keys of orders that were there before and look the same: they are not this one. */
    lookAlikes: v.array(v.string()),
  }),
  /** The supplier has it. */
  v.object({ state: v.literal('done'), cartId: v.string(), type: transactionType, number: v.nullable(v.string()) }),
])
export type OrderAttempt = v.InferOutput<typeof attempt>
export type SentAttempt = Extract<OrderAttempt, { state: 'sent' }>
export type DoneAttempt = Extract<OrderAttempt, { state: 'done' }>

/** Sent or done: the cart must not be ordered again as it is. */
export function wasSent(attempt: OrderAttempt | undefined): attempt is SentAttempt | DoneAttempt {
  return attempt?.state === 'sent' || attempt?.state === 'done'
}

/** The name under which a cart is ordered or checked, one at a time in all tabs. */
export function orderLock(cartId: string): string {
  return `order:${cartId}`
}

export type OrderAttempts = ReturnType<typeof createOrderAttempts>

/**
 * What is known of the attempts to order a cart. It is kept in the browser, not in the tab, so that a second tab and
 * a reload know it too: the server cannot tell a repeated order from a new one.
 */
export function createOrderAttempts() {
  const listeners = new Set<() => void>()
  let known = readAll()
  let announced: DoneAttempt | null = null
  let isClosed = false

  function notify() {
    for (const listener of listeners) listener()
  }
  function refresh() {
    known = readAll()
    notify()
  }
  const ofCart = (cartId: string) => known.find((entry) => entry.cartId === cartId)

  return {
    /** For `useSyncExternalStore`; notified by other tabs as well. */
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
    /** All of them, read afresh. */
    readAll: (): readonly OrderAttempt[] => {
      refresh()
      return known
    },
    /** The same, read afresh: another tab may have written since. */
    readFresh: (cartId: string): OrderAttempt | undefined => {
      refresh()
      return ofCart(cartId)
    },
    /** @returns false once the session is over: what cannot be marked must not be done. */
    write: (changed: OrderAttempt): boolean => {
      const others = readAll().filter((entry) => entry.cartId !== changed.cartId)
      known = [changed, ...others].slice(0, mostKept)
      if (!isClosed) writeStored('browser', key, known)
      notify()
      return !isClosed
    },
    /** An order that turned out to be placed, for the person to read until it is put away. */
    announced: () => announced,
    announce: (placed: DoneAttempt | null) => {
      announced = placed
      notify()
    },
    /** The session is over: what comes later leaves nothing in the storage that was cleared. */
    close: () => {
      isClosed = true
    },
  }
}

/** The attempts of a session. Without them the cart that the next session takes over could be ordered a second time. */
export const orderAttempts = sessionPart((_session, former: readonly OrderAttempt[] | undefined) => {
  const attempts = createOrderAttempts()
  for (const attempt of former?.toReversed() ?? []) attempts.write(attempt)
  return { value: attempts, close: attempts.close, handOver: attempts.readAll }
})

/** Entries are read one by one: one from another version must not cost the others. */
function readAll(): readonly OrderAttempt[] {
  return (readStored('browser', key, v.array(v.unknown())) ?? []).flatMap((entry) => {
    const parsed = v.safeParse(attempt, entry)
    return parsed.success ? [parsed.output] : []
  })
}

/** Says that an order or a quote is placed, with its number where there is one. */
export function placedText({ type, number }: Pick<DoneAttempt, 'type' | 'number'>): string {
  return number === null ? `Your ${type.toLowerCase()} was placed.` : `${type} ${number} was placed.`
}
