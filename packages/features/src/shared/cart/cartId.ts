import type { SupplierApi } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { storageKindOf, type SessionRecord } from '../session/sessionRecord.ts'
import { readStored, writeStored } from '../storage/safeStorage.ts'

const key = 'cart'
const storedCart = v.object({ cartId: v.pipe(v.string(), v.minLength(1), v.maxLength(500)), username: v.string() })

/** Hands a cart over to a session that is about to start. */
export function keepCartId(record: SessionRecord, cartId: string): void {
  writeStored(storageKindOf(record), key, { cartId, username: record.username })
}

export interface CartIdInput {
  readonly api: SupplierApi
  readonly record: SessionRecord
  /** A cart that has been ordered must take nothing more. */
  readonly isSpent: (cartId: string) => boolean
  readonly onError: (error: unknown) => void
}

/** Which cart this session uses. One is created when none is known: once, however many ask, in however many tabs. */
export function createCartId({ api, record, isSpent, onError }: CartIdInput) {
  const listeners = new Set<() => void>()
  let known = readKnown()
  let creating: Promise<string> | undefined
  let isClosed = false

  function readKnown(): string | undefined {
    const stored = readStored(storageKindOf(record), key, storedCart)
    return stored?.username === record.username ? stored.cartId : undefined
  }

  function become(cartId: string): string {
    known = cartId
    for (const listener of listeners) listener()
    return cartId
  }

  async function create(): Promise<string> {
    try {
      const cartId = await api.createCart({})
      if (!isClosed) keepCartId(record, cartId)
      return become(cartId)
    } catch (error) {
      onError(error)
      throw error
    }
  }

  /** Whoever comes while a cart is on its way gets that one. */
  function createOnce(run: () => Promise<string>): Promise<string> {
    creating ??= inOneTab(`cart:${record.username}`, run).finally(() => {
      creating = undefined
    })
    return creating
  }

  // Another tab of a remembered session has gone on to another cart.
  const adopt = () => {
    const stored = readKnown()
    if (stored !== undefined && stored !== known) become(stored)
  }
  window.addEventListener('storage', adopt)

  return {
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => known,
    /** The cart, created if need be. @throws the error of `createCart`; the next call tries again. */
    ensure: (): Promise<string> => {
      if (creating) return creating
      if (known !== undefined && !isSpent(known)) return Promise.resolve(known)
      return createOnce(() => {
        const ofAnotherTab = readKnown()
        return ofAnotherTab === undefined || isSpent(ofAnotherTab) ? create() : Promise.resolve(become(ofAnotherTab))
      })
    },
    /** Leaves the present cart behind for a new, empty one. */
    replace: (): Promise<string> => createOnce(create),
    /** The session is over: an answer that comes later leaves nothing in the storage that was cleared. */
    close: () => {
      isClosed = true
      window.removeEventListener('storage', adopt)
    },
  }
}

/** Runs while no other tab runs the same; where the browser has no locks, simply runs. */
async function inOneTab<T>(name: string, run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, run) : await run()
}
