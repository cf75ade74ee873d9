import * as v from 'valibot'
import type { Session, UnfinishedWork } from '../session/createSession.ts'
import { sessionPart } from '../session/sessionPart.ts'
import { lastingKey, readStored, removeStored, writeStored } from '../storage/safeStorage.ts'

export type Draft<Values extends object> = ReturnType<typeof createDraft<Values>>

interface DraftStorage<Values> {
  readonly key: string
  /** Stored values that do not match the schema, such as those of an older version, are dropped. */
  readonly schema: v.GenericSchema<unknown, Values>
  /** Replaces the sentence with the draft's name in the question before signing out. */
  readonly unfinishedWork?: (values: Values) => readonly UnfinishedWork[]
}

/**
 * Creates the draft of a form: its unsent values, one set for each session. The values are kept when the user leaves the
 * screen. With a `storage`, they also survive a reload. After an automatic sign-out, the same user's next session gets
 * them. When the user signs out, they are dropped. Create the draft once for each form, outside the component. See
 * `draftWithout` for a form with passwords, and `createDraftAbout` for a form that is used for several subjects, such as
 * invoices.
 * @param name Names the draft in texts for the customer, such as "Your e-mail".
 */
export function createDraft<Values extends object>(
  name: string | ((values: Values) => string),
  storage?: DraftStorage<Values>,
) {
  const part = sessionPart((session, handedOver: Values | undefined) => {
    const { username } = session.record
    const stored = storage && storedValues(storage, username)
    let values = handedOver ?? stored?.read()
    let isAtRisk = values !== undefined && stored?.write(values) !== true
    let isClosed = false
    let sending: Values | undefined
    /** Values that were sent without an answer. */
    let doubtful: Values | undefined
    /**
     * Values whose sending failed after the user had already typed newer ones. `read` returns them again once the newer
     * ones are removed.
     */
    let earlier: Values | undefined
    const listeners = new Set<() => void>()
    const write = (changed: Values) => {
      values = changed
      // After the session has ended, a late answer must not write into the cleared storage.
      if (!isClosed) isAtRisk = stored?.write(changed) !== true
    }
    const notify = () => {
      for (const listener of listeners) listener()
    }
    const remove = () => {
      values = earlier
      earlier = undefined
      isAtRisk = values !== undefined
      if (!isClosed) stored?.remove()
      if (values) notify()
    }
    const value = {
      read: () => (values === sending ? undefined : values),
      write,
      remove,
      beginSending: () => {
        const sent = values
        sending = sent
        return (hasArrived: boolean, isInForm: boolean, mayHaveArrived = false) => {
          if (sending === sent) sending = undefined
          if (mayHaveArrived) doubtful = sent
          // Removes only the values that were sent. Values that were typed during the sending are kept.
          if (values === sent) return hasArrived ? remove() : notify()
          if (!hasArrived && !isInForm) earlier = sent
        }
      },
      onReturned: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      isAtRisk: () => isAtRisk,
    }
    const close = () => {
      isClosed = true
    }
    const unfinishedWork = () => {
      const kept = values ?? earlier
      if (kept === undefined) return []
      const works = storage?.unfinishedWork?.(kept) ?? [unsentWork(kept, kept === doubtful)]
      return works.map((work) => ({ ...work, isLostByReload: isAtRisk }))
    }
    return { value, close, unfinishedWork, handOver: () => values ?? earlier }
  })
  const unsentWork = (values: Values, mayHaveArrived: boolean): UnfinishedWork => {
    const subject = typeof name === 'string' ? name : name(values)
    return mayHaveArrived
      ? { title: `${subject} may have been sent: no answer came back.`, advice: 'Check this before you send it again.' }
      : { title: `${subject} has not been sent.`, advice: 'Send it first, or it is lost.' }
  }
  return {
    read: (session: Session) => part.of(session).read(),
    write: (session: Session, values: Values) => part.of(session).write(values),
    remove: (session: Session) => part.of(session).remove(),
    /**
     * Marks the values as being sent. Until sending has ended, `read` does not return them, so a form that is opened
     * meanwhile is empty. Call the returned function when sending has ended. `hasArrived`: whether the supplier has
     * received the values. `isInForm`: whether the form that sent the values is still open and shows them.
     * `mayHaveArrived`: whether no answer says that they have not arrived.
     */
    beginSending: (session: Session) => part.of(session).beginSending(),
    /**
     * Calls `callback` when `read` returns values again because sending them has failed.
     * @returns a function that unsubscribes
     */
    onReturned: (session: Session, callback: () => void) => part.of(session).onReturned(callback),
    isLostByReload: (session: Session) => part.of(session).isAtRisk(),
    /**
     * Whether the draft is kept in the browser's storage, so that it survives a reload. True also if the browser forbids
     * storage, although the draft is then lost.
     */
    isStored: storage !== undefined,
  }
}

/**
 * Creates the drafts of a form about a subject, such as an invoice. Text about one invoice must not appear in the form
 * about another invoice. Only the latest draft is kept: a draft about another subject replaces it.
 * @returns a function that creates the draft about a subject. Memoise the draft, because the form needs the same object at
 * each render.
 */
export function createDraftAbout<Values extends object>(
  name: string | ((about: string, values: Values) => string),
): (about: string) => Draft<Values> {
  interface Kept {
    readonly about: string
    readonly values: Values
  }
  const draft = createDraft<Kept>(({ about, values }) => (typeof name === 'string' ? name : name(about, values)))
  return (about) => {
    const own = (kept: Kept | undefined) => (kept?.about === about ? kept.values : undefined)
    return {
      ...draft,
      read: (session) => own(draft.read(session)),
      write: (session, values) => draft.write(session, { about, values }),
      remove: (session) => {
        if (own(draft.read(session))) draft.remove(session)
      },
      beginSending: (session) => (own(draft.read(session)) ? draft.beginSending(session) : () => undefined),
    }
  }
}

/**
 * A draft that never stores some fields, such as passwords.
 * @param blank The fields that are not stored, with the values to store instead.
 */
export function draftWithout<Values extends object>(draft: Draft<Values>, blank: Partial<Values>): Draft<Values> {
  return { ...draft, write: (session, values) => draft.write(session, { ...values, ...blank }) }
}

/**
 * Reads and writes one user's values in the tab's storage. They survive an automatic sign-out there, because the page on which
 * the session ends may not have read them.
 */
function storedValues<Values>({ key: name, schema }: DraftStorage<Values>, username: string) {
  const key = lastingKey(name)
  return {
    read: (): Values | undefined =>
      readStored('tab', key, v.object({ username: v.literal(username), values: schema }))?.values,
    write: (values: Values): boolean => writeStored('tab', key, { username, values }),
    remove: () => removeStored('tab', key),
  }
}
