import * as v from 'valibot'
import { storageKindOf, type SessionRecord } from '../../foundation/session/sessionRecord.ts'
import { runInTurn } from '../../foundation/storage/exclusive.ts'
import { storageDelayMs, readStored, writeStored } from '../../foundation/storage/safeStorage.ts'
import { until } from '../../foundation/time/until.ts'

const key = 'cart'
const storedCart = v.object({ cartId: v.pipe(v.string(), v.minLength(1), v.maxLength(500)), username: v.string() })

export function storeCartId(record: SessionRecord, cartId: string): void {
  writeStored(storageKindOf(record), key, { cartId, username: record.username })
}

/** Stores the cart id, unless another tab has already stored one for this user. */
export function storeMissingCartId(record: SessionRecord, cartId: string): void {
  if (readCartId(record) === undefined) storeCartId(record, cartId)
}

function readCartId(record: SessionRecord): string | undefined {
  const stored = readStored(storageKindOf(record), key, storedCart)
  return stored?.username === record.username ? stored.cartId : undefined
}

interface CartIdInput {
  /** Creates a cart at the supplier; resolves to its id. */
  readonly create: () => Promise<string>
  /** Loads what `create` needs. Runs before the lock is taken, so that other tabs wait for `create` only. */
  readonly prepare: () => Promise<unknown>
  readonly record: SessionRecord
  /** Whether the cart has been ordered. Nothing may be added to an ordered cart. */
  readonly isOrdered: (cartId: string) => boolean
}

export type CartIds = ReturnType<typeof createCartId>

/**
 * Keeps the id of the session's cart. If there is no cart, exactly one is created, even if several callers or tabs ask at
 * once.
 */
export function createCartId({ create, prepare, record, isOrdered }: CartIdInput) {
  const listeners = new Set<() => void>()
  const readStoredId = () => readCartId(record)
  let known = readStoredId()
  let creating: Promise<string> | undefined
  let isClosed = false
  /** Resolves when other tabs can read the id that was stored last, or when the session has ended. */
  let storedForOthers = Promise.resolve()

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function notify() {
    for (const listener of listeners) listener()
  }
  function setCartId(cartId: string): string {
    known = cartId
    notify()
    return cartId
  }

  async function createAndStore(replaced?: string): Promise<string> {
    const cartId = await create()
    // Meanwhile another tab may have stored a cart that a previous session handed over. That cart takes precedence over
    // the new, empty one.
    const stored = readStoredId()
    if (stored !== undefined && stored !== replaced && !isOrdered(stored)) return setCartId(stored)
    if (!isClosed) {
      storeCartId(record, cartId)
      storedForOthers = until(subscribe, () => isClosed, storageDelayMs)
    }
    return setCartId(cartId)
  }

  /** Single flight: all callers share the cart that is being created. */
  function createOnce(run: () => Promise<string>): Promise<string> {
    creating ??= prepare()
      .then(() => runInTurn(`cart:${record.sessionId}`, run, () => storedForOthers))
      .finally(() => {
        creating = undefined
      })
    return creating
  }

  // Another tab of a remembered session may have created a new cart.
  const onStorage = () => {
    const stored = readStoredId()
    if (stored !== undefined && stored !== known) setCartId(stored)
  }
  window.addEventListener('storage', onStorage)

  return {
    /** For `useSyncExternalStore`. */
    subscribe,
    current: () => known,
    /** The cart id; creates a cart if needed. @throws the error of `create`; the next call retries */
    ensure: (): Promise<string> => {
      if (creating) return creating
      if (known !== undefined && !isOrdered(known)) return Promise.resolve(known)
      return createOnce(() => {
        // Another tab may have created a cart while this one waited for the lock.
        const stored = readStoredId()
        return stored === undefined || isOrdered(stored) ? createAndStore() : Promise.resolve(setCartId(stored))
      })
    },
    /**
     * Replaces the current cart with a new, empty one, unless another tab has already replaced it.
     * @throws the error of `create`
     */
    replace: (): Promise<string> => {
      const replaced = known
      return createOnce(() => {
        const stored = readStoredId()
        return stored === undefined || stored === replaced
          ? createAndStore(replaced)
          : Promise.resolve(setCartId(stored))
      })
    },
    /** Called when the session ends, so that a late response does not write to the cleared storage. */
    close: () => {
      isClosed = true
      notify()
      window.removeEventListener('storage', onStorage)
    },
  }
}
