import * as v from 'valibot'
import { sessionPart } from '../session/sessionPart.ts'
import { storageKindOf } from '../session/sessionRecord.ts'
import { lastingKey, readStored, writeStored } from '../storage/safeStorage.ts'

const key = lastingKey('remembered')
/** Entries of each kind. */
const maxEntries = 8

const address = v.object({ address: v.string(), suburb: v.string(), state: v.string(), zipCode: v.string() })
const contact = v.object({ name: v.string(), phone: v.string(), email: v.string() })
const stored = v.object({
  username: v.string(),
  jobs: v.array(v.string()),
  addresses: v.array(address),
  contacts: v.array(contact),
  // Optional, because the portal stored none before it sent e-mails.
  recipients: v.optional(v.array(v.string()), []),
})

/** What a user has entered in earlier orders and e-mails, the newest first. */
export type RememberedEntries = Readonly<Omit<v.InferOutput<typeof stored>, 'username'>>
export type RememberedKind = keyof RememberedEntries

/** What one order, quote or e-mail contained. */
export interface UsedEntries {
  readonly job?: string
  readonly address?: v.InferOutput<typeof address>
  readonly contact?: v.InferOutput<typeof contact>
  /** E-mail addresses, separated by commas: all that one e-mail went to. */
  readonly recipients?: string
}

const nothing: RememberedEntries = { jobs: [], addresses: [], contacts: [], recipients: [] }

/**
 * The remembered entries of the session's user, on this device. They are where the session is: with "Remember me" in
 * localStorage, so that new tabs have them too, otherwise in this tab. Signing out clears them with all storage; a session
 * that expires leaves them there for the same user.
 */
export const rememberedEntries = sessionPart(({ record }) => {
  const kind = storageKindOf(record)
  const listeners = new Set<() => void>()
  let isClosed = false
  let known = readOwn() ?? nothing

  function readOwn(): RememberedEntries | undefined {
    const found = readStored(kind, key, stored)
    return found?.username === record.username ? found : undefined
  }

  function change(changed: RememberedEntries) {
    known = changed
    const { jobs, addresses, contacts, recipients } = changed
    if (!isClosed) writeStored(kind, key, { username: record.username, jobs, addresses, contacts, recipients })
    for (const listener of listeners) listener()
  }

  /** Another tab may have changed the storage. */
  function refresh() {
    if (!isClosed) known = readOwn() ?? nothing
    for (const listener of listeners) listener()
  }

  const value = {
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      window.addEventListener('storage', refresh)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', refresh)
      }
    },
    current: () => known,
    /** Adds what was sent; blank entries are left out. */
    remember: (used: UsedEntries) => {
      refresh()
      change({
        jobs: withNewest(known.jobs, used.job),
        addresses: withNewest(known.addresses, used.address),
        contacts: withNewest(known.contacts, used.contact),
        recipients: withNewest(known.recipients, used.recipients),
      })
    },
    forget: (from: RememberedKind, entryKey: string) => {
      refresh()
      change({ ...known, [from]: known[from].filter((entry) => keyOf(entry) !== entryKey) })
    },
    forgetAll: (from: RememberedKind) => {
      refresh()
      change({ ...known, [from]: [] })
    },
  }
  const close = () => {
    isClosed = true
    window.removeEventListener('storage', refresh)
  }
  return { value, close }
})

/** Identifies an entry among those of its kind. Letter case and spaces make no difference. */
export function keyOf(entry: string | Readonly<Record<string, string>>): string {
  return textsOf(entry)
    .map((text) => text.trim().replace(/\s+/g, ' ').toLowerCase())
    .join('\n')
}

function withNewest<Entry extends string | Readonly<Record<string, string>>>(
  entries: readonly Entry[],
  newest: Entry | undefined,
): Entry[] {
  if (newest === undefined || textsOf(newest).every((text) => text.trim() === '')) return [...entries]
  const others = entries.filter((entry) => keyOf(entry) !== keyOf(newest))
  return [newest, ...others].slice(0, maxEntries)
}

function textsOf(entry: string | Readonly<Record<string, string>>): readonly string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry)
}
