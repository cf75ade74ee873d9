import { until } from '../../foundation/time/until.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { storageDelayMs } from '../../foundation/storage/browserStorage.ts'
import { maxRecords, userRecords } from '../../foundation/storage/userRecords.ts'
import {
  mergeRecords,
  readRecord,
  recordKey,
  type GivenUpAttempt,
  type OrderAttempt,
  type OrderNews,
  type OrderRecord,
  type SentAttempt,
} from './orderRecords.ts'

/** Also an automatic sign-out leaves them in the storage: the order may still arrive. */
const stored = userRecords<OrderRecord>('order-attempts', {
  parse: readRecord,
  keyOf: recordKey,
  further: mergeRecords,
})

/** The lock of a cart's contents. Changes hold it `shared`, an order holds it `exclusive`; see `runLocked`. */
export function contentsLock(cartId: string): string {
  return `cart-contents:${cartId}`
}

/** The lock name for ordering a cart, shared by all tabs. */
export function orderLock(cartId: string): string {
  return `order:${cartId}`
}

export type OrderAttempts = ReturnType<typeof createOrderAttempts>

/**
 * The attempts to order carts, and what was found out about them. They are stored, so that other tabs and a reload know
 * them: the server cannot distinguish a repeated order from a new one.
 */
export function createOrderAttempts(username: string) {
  const listeners = new Set<() => void>()
  stored.share(username)
  let known = stored.read(username)
  let news = unreadNews(known)
  let sent = known.filter(isSent)
  let isClosed = false

  function change(records: readonly OrderRecord[]) {
    known = records.slice(0, maxRecords)
    news = unreadNews(known)
    sent = known.filter(isSent)
  }
  function store() {
    if (!isClosed) stored.write(username, known)
  }
  function notify() {
    for (const listener of listeners) listener()
  }
  /** Records that are missing in the storage were wiped there, when the session of another tab ended: they are restored. */
  function refresh() {
    const found = stored.read(username)
    const keys = new Set(found.map(recordKey))
    const wiped = known.filter((record) => !keys.has(recordKey(record)))
    change([...found, ...wiped])
    if (wiped.length > 0) store()
    notify()
  }
  const ofCart = (cartId: string): OrderAttempt | undefined =>
    known.filter(isAttempt).find((record) => record.cartId === cartId)

  const subscribe = (listener: () => void) => {
    const onStorage = () => refresh()
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }

  return {
    /** For `useSyncExternalStore`. Also reports changes by other tabs. */
    subscribe,
    /** The attempt of one cart. */
    ofCart,
    /** All records, the newest first, read from storage, because another tab may have changed them. */
    readAll: (): readonly OrderRecord[] => {
      refresh()
      return known
    },
    /** The attempt of one cart, read from storage, because another tab may have changed it. */
    readFresh: (cartId: string): OrderAttempt | undefined => {
      refresh()
      return ofCart(cartId)
    },
    /**
     * The same, when a lock of the cart has just come: it may come before what the tab that had it has stored. So an
     * attempt whose outcome is not known is given a second to get one.
     */
    readOutcome: async (cartId: string): Promise<OrderAttempt | undefined> => {
      refresh()
      await until(subscribe, () => ofCart(cartId)?.state !== 'sent', storageDelayMs)
      return ofCart(cartId)
    },
    /** @returns false if the session has ended. The caller must then not send the order, because it is not recorded. */
    write: (changed: OrderRecord): boolean => {
      refresh()
      const others = known.filter((record) => recordKey(record) !== recordKey(changed))
      const written =
        changed.state === 'preparing' ? { ...changed, settled: settledBy(ofCart(changed.cartId)) } : changed
      change([written, ...others])
      store()
      notify()
      return !isClosed
    },
    /** What the customer has not dismissed yet, the newest first. */
    news: (): readonly OrderNews[] => news,
    /** The last attempts of all carts whose outcome is unknown, the newest first. */
    sent: (): readonly SentAttempt[] => sent,
    /** Attempts of unknown outcome, of all carts or of one. */
    open: (cartId?: string): (SentAttempt | GivenUpAttempt)[] =>
      known.filter(isOpen).filter((record) => cartId === undefined || record.cartId === cartId),
    /** The session has ended. Late responses must not write to the storage, which has been cleared. */
    close: () => {
      isClosed = true
    },
  }
}

/** The order attempts of a session. They are handed over with the cart, which could otherwise be ordered twice. */
export const orderAttempts = sessionPart((session, handedOver: readonly OrderRecord[] | undefined) => {
  const attempts = createOrderAttempts(session.record.username)
  // A record in the storage is newer: another tab has written it since.
  const known = new Set(attempts.readAll().map(recordKey))
  const missing = handedOver?.filter((record) => !known.has(recordKey(record))) ?? []
  for (const record of missing.toReversed()) attempts.write(record)
  return { value: attempts, close: attempts.close, handOver: attempts.readAll }
})

/** The sending that is settled when an attempt is prepared anew. */
function settledBy(attempt: OrderAttempt | undefined): number | undefined {
  if (attempt?.state === 'sent') return attempt.at
  return attempt?.state === 'preparing' ? attempt.settled : undefined
}

function isAttempt(record: OrderRecord): record is OrderAttempt {
  return record.state === 'preparing' || record.state === 'sent' || record.state === 'done'
}

function isSent(record: OrderRecord): record is SentAttempt {
  return record.state === 'sent'
}

function isOpen(record: OrderRecord): record is SentAttempt | GivenUpAttempt {
  return record.state === 'sent' || record.state === 'givenUp'
}

function unreadNews(records: readonly OrderRecord[]): readonly OrderNews[] {
  return records.filter((record) => record.state === 'news').filter((record) => !record.isDismissed)
}
