import * as v from 'valibot'
import { runInTurn } from '../locks/exclusive.ts'
import { storageKindOf, type SessionRecord } from '../session/sessionRecord.ts'
import { readStored, writeStored } from '../storage/safeStorage.ts'

const key = 'cart'
const storedCart = v.object({ cartId: v.pipe(v.string(), v.minLength(1), v.maxLength(500)), username: v.string() })

export function keepCartId(record: SessionRecord, cartId: string): void {
  writeStored(storageKindOf(record), key, { cartId, username: record.username })
}

export interface CartIdInput {
  /** Creates a cart at the supplier; resolves to its id. */
  readonly create: () => Promise<string>
  readonly record: SessionRecord
  /** A cart that has been ordered must take nothing more. */
  readonly isSpent: (cartId: string) => boolean
}

/** Which cart this session uses. One is created when none is known: once, however many ask, in however many tabs. */
export function createCartId({ create, record, isSpent }: CartIdInput) {
  const listeners = new Set<() => void>()
  let known = readKnown()
  let creating: Promise<string> | undefined
  let isClosed = false

  function readKnown(): string | undefined {
    const stored = readStored(storageKindOf(record), key, storedCart)
    return stored?.username === record.username ? stored.cartId : undefined
  }

  function setCartId(cartId: string): string {
    known = cartId
    for (const listener of listeners) listener()
    return cartId
  }

  async function createAndKeep(): Promise<string> {
    const cartId = await create()
    if (!isClosed) keepCartId(record, cartId)
    return setCartId(cartId)
  }

  /** Everybody who asks while a cart is being created gets that one. */
  function createOnce(run: () => Promise<string>): Promise<string> {
    creating ??= runInTurn(`cart:${record.username}`, run).finally(() => {
      creating = undefined
    })
    return creating
  }

  // Another tab of a remembered session may use a new cart.
  const onStorage = () => {
    const stored = readKnown()
    if (stored !== undefined && stored !== known) setCartId(stored)
  }
  window.addEventListener('storage', onStorage)

  return {
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => known,
    /** The cart, created if need be. @throws the error of `create`; the next call tries again. */
    ensure: (): Promise<string> => {
      if (creating) return creating
      if (known !== undefined && !isSpent(known)) return Promise.resolve(known)
      return createOnce(() => {
        const ofAnotherTab = readKnown()
        return ofAnotherTab === undefined || isSpent(ofAnotherTab)
          ? createAndKeep()
          : Promise.resolve(setCartId(ofAnotherTab))
      })
    },
    /** Leaves the present cart behind for a new, empty one. */
    replace: (): Promise<string> => createOnce(createAndKeep),
    /** The session is over: an answer that comes later leaves nothing in the storage that was cleared. */
    close: () => {
      isClosed = true
      window.removeEventListener('storage', onStorage)
    },
  }
}
