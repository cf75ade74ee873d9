import * as v from 'valibot'
import { until } from '../pace/until.ts'
import { sessionPart } from '../session/sessionPart.ts'
import type { StorageKind } from '../storage/browserStorage.ts'
import { lastingKey, readStored, removeStored, writeStored } from '../storage/safeStorage.ts'
import {
  readRecord,
  recordKey,
  type GivenUpAttempt,
  type OrderAttempt,
  type OrderNews,
  type OrderRecord,
  type SentAttempt,
} from './orderRecords.ts'

/** Also an automatic sign-out leaves them in the storage: the order may still arrive. */
const key = lastingKey('order-attempts')
/** High enough that the attempt of a cart still in use is never dropped. */
const maxRecords = 40
/** How much later than a lock another tab's writing to the storage may come, in milliseconds. Mostly it comes before. */
const storageDelayMs = 1000

/** The lock name for ordering a cart, shared by all tabs. */
export function orderLock(cartId: string): string {
  return `order:${cartId}`
}

export type OrderAttempts = ReturnType<typeof createOrderAttempts>

/**
 * The attempts to order carts, and what was found out about them. They are in localStorage, so that other tabs and a
 * reload know them: the server cannot distinguish a repeated order from a new one. Those of other users stay in the
 * storage, unread.
 */
export function createOrderAttempts(username: string) {
  const listeners = new Set<() => void>()
  let known = readOwn(username)
  let news = unreadNews(known)
  let sent = known.filter(isSent)
  let isClosed = false

  function change(records: readonly OrderRecord[]) {
    known = records.slice(0, maxRecords)
    news = unreadNews(known)
    sent = known.filter(isSent)
  }
  function store() {
    if (isClosed) return
    const own = known.map((record) => ({ ...record, username }))
    const others = readEntries('browser').filter((entry) => !isOf(username, entry))
    // Where the storage of all tabs is full, that of this tab still tells a reload what was sent.
    if (writeStored('browser', key, [...own, ...others.slice(0, maxRecords)])) removeStored('tab', key)
    else writeStored('tab', key, own)
  }
  function notify() {
    for (const listener of listeners) listener()
  }
  /** Records that are missing in the storage were wiped there, when the session of another tab ended: they are restored. */
  function refresh() {
    const stored = readOwn(username)
    const keys = new Set(stored.map(recordKey))
    const wiped = known.filter((record) => !keys.has(recordKey(record)))
    change([...stored, ...wiped])
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
      change([changed, ...others])
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
  const stored = new Set(attempts.readAll().map(recordKey))
  const missing = handedOver?.filter((record) => !stored.has(recordKey(record))) ?? []
  for (const record of missing.toReversed()) attempts.write(record)
  return { value: attempts, close: attempts.close, handOver: attempts.readAll }
})

/** Parses each entry separately, so that an invalid one (of another version, say) does not discard the others. */
function readOwn(username: string): readonly OrderRecord[] {
  const records = [...readEntries('tab'), ...readEntries('browser')]
    .filter((entry) => isOf(username, entry))
    .flatMap((entry) => readRecord(entry) ?? [])
  // Those of this tab are newer: they are there only as long as they could not be written for all tabs.
  const keys = records.map(recordKey)
  return records.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

function readEntries(kind: StorageKind): readonly unknown[] {
  return readStored(kind, key, v.array(v.unknown())) ?? []
}

function isOf(username: string, entry: unknown): boolean {
  return v.is(v.object({ username: v.literal(username) }), entry)
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
