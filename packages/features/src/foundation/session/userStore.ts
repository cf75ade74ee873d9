import * as v from 'valibot'
import { lastingKey, readCopies, writeStored } from '../storage/safeStorage.ts'
import { storageListeners } from '../storage/storageListeners.ts'
import { sessionPart } from './sessionPart.ts'
import { storageKindOf } from './sessionRecord.ts'

/** Stores what is made of the latest value, which another tab may have changed. Does nothing after the session's end. */
type Change<Value> = (change: (latest: Value) => Value) => void

/**
 * A value that each user keeps on this device. It is where the session is: with "Remember me" in localStorage, so that
 * new tabs have it too, otherwise in this tab. Signing out clears it with all storage; a session that expires leaves it
 * there for the same user.
 * @param blank The value as long as nothing is stored, or only what does not match the schema.
 * @param createActions The functions that change it.
 * @param merge Merges the value of this tab, where localStorage had no room for it, with the one that other tabs have.
 * Without it the one of this tab counts.
 */
export function userStore<Value, Actions extends object>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  blank: Value,
  createActions: (change: Change<Value>) => Actions,
  merge: (own: Value, others: Value) => Value = (own) => own,
) {
  const key = lastingKey(name)
  const stored = v.object({ username: v.string(), value: schema })
  return sessionPart(({ record }) => {
    const kind = storageKindOf(record)
    let isClosed = false
    let known = read()
    const listeners = storageListeners(() => {
      if (!isClosed) known = read()
    })

    function read(): Value {
      const copies = readCopies(kind, key, stored).filter(({ username }) => username === record.username)
      const [own, ...others] = copies.map(({ value }) => value)
      return own === undefined ? blank : others.reduce(merge, own)
    }

    const change: Change<Value> = (changed) => {
      if (isClosed) return
      known = changed(read())
      writeStored(kind, key, { username: record.username, value: known })
      listeners.tell()
    }
    const value = {
      ...createActions(change),
      /** For `useSyncExternalStore`. */
      subscribe: listeners.subscribe,
      current: () => known,
    }
    const close = () => {
      isClosed = true
      listeners.close()
    }
    return { value, close }
  })
}
