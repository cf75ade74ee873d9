import { useSyncExternalStore } from 'react'
import { userRecords, type UserRecords } from '../../foundation/session/userRecords.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { isRunningHere } from '../../foundation/storage/exclusive.ts'
import { storageDelayMs } from '../../foundation/storage/safeStorage.ts'
import { until } from '../../foundation/time/until.ts'
import {
  isAttempt,
  isUnknown,
  isUnread,
  mergeRecords,
  orderRecord,
  recordKey,
  type AbandonedAttempt,
  type OrderAttempt,
  type OrderNotice,
  type OrderRecord,
  type SentAttempt,
} from './orderRecords.ts'

/** The name of the lock for ordering a cart, shared by all tabs. */
export const orderLock = (cartId: string) => `order:${cartId}`

/** The lock of a cart's contents. Changes hold it `shared`, an order holds it `exclusive`; see `runLocked`. */
export const contentsLock = (cartId: string) => `cart-contents:${cartId}`

/**
 * The attempts to order carts, and what was found out about them. They are stored, so that other tabs and a reload know of
 * them: the server cannot distinguish a repeated order from a new one.
 */
export const orderAttempts = userRecords(
  'order-attempts',
  {
    schema: orderRecord,
    keyOf: recordKey,
    device: {
      merge: mergeRecords,
      // Without its lines and total, an attempt is never taken for an order in the list; the customer is asked instead.
      afterSignOut: (record) => {
        if (isUnknown(record)) return { ...record, chargeProduct: '', lines: [], total: null }
        if (record.state === 'watched') return record.nextAt === null ? undefined : { ...record, total: null }
        return isUnread(record) ? record : undefined
      },
    },
    unfinishedWork: (records) =>
      records
        .filter(isUnknown)
        .filter(({ cartId }) => !isRunningHere(orderLock(cartId)))
        .map(({ type, jobName, at }) => ({
          title: `We do not know whether your ${type.toLowerCase()} for ${jobName || 'no job'} was placed.`,
          at,
          advice: 'Before you send the same again, look for it under Orders.',
        })),
  },
  createActions,
)

export type OrderAttempts = ReturnType<typeof orderAttempts.of>

export function useOrderRecords(): readonly OrderRecord[] {
  const { subscribe, current } = orderAttempts.of(useSession())
  return useSyncExternalStore(subscribe, current)
}

function createActions({ subscribe, current, refresh, put }: UserRecords<OrderRecord>) {
  const ofCart = (cartId: string): OrderAttempt | undefined =>
    current()
      .filter(isAttempt)
      .find((record) => record.cartId === cartId)
  return {
    ofCart,
    /** All records, read from storage, because another tab may have changed them. */
    readAll: (): readonly OrderRecord[] => {
      refresh()
      return current()
    },
    /** The attempt to order one cart, read from storage. */
    readFresh: (cartId: string): OrderAttempt | undefined => {
      refresh()
      return ofCart(cartId)
    },
    /**
     * Like `readFresh`, for use directly after this tab has got a lock of the cart. The tab that had the lock before may
     * have stored an outcome that can be read only after a moment, so this waits for one, for up to a second.
     */
    readOutcome: async (cartId: string): Promise<OrderAttempt | undefined> => {
      refresh()
      await until(subscribe, () => ofCart(cartId)?.state !== 'sent', storageDelayMs)
      return ofCart(cartId)
    },
    /** @returns false if the session has ended. The caller must then not send the order, because it is not recorded. */
    write: (changed: OrderRecord): boolean => {
      refresh()
      return put(changed.state === 'preparing' ? { ...changed, settled: lastSentAt(ofCart(changed.cartId)) } : changed)
    },
    notices: (): readonly OrderNotice[] => current().filter(isUnread),
    /** Attempts of unknown outcome, of all carts or of one. */
    unknown: (cartId?: string): readonly (SentAttempt | AbandonedAttempt)[] =>
      current()
        .filter(isUnknown)
        .filter((record) => cartId === undefined || record.cartId === cartId),
    /** The ids of the carts with attempts of unknown outcome. */
    unknownCarts: (): readonly string[] => [
      ...new Set(current().flatMap((record) => (isUnknown(record) ? record.cartId : []))),
    ],
  }
}

/** When the last order of the cart was sent. A new attempt stores it as `settled`: that order was refused or given up. */
function lastSentAt(attempt: OrderAttempt | undefined): number | undefined {
  if (attempt?.state === 'sent') return attempt.at
  return attempt?.state === 'preparing' ? attempt.settled : undefined
}
