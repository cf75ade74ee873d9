import { useCallback, useEffect, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { DocumentKey } from '../../documentAddress.ts'
import { createDraft, createDraftAbout } from '../../foundation/forms/drafts.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { documentKey } from './documentKey.ts'

/** The text that was typed in the comment dialog, with a separate draft for each invoice. */
export const commentDraft = createDraftAbout<{ readonly text: string }>(
  (invoice) => `Your comment on invoice ${invoice}`,
)

/** The label of the button that opens the comment dialog of an invoice. The title of the dialog is the same. */
export const commentAction = (comment: string) => (comment === '' ? 'Add Comment' : 'Edit Comment')

const unsavedComment = v.object({
  text: v.string(),
  /** `unknown`: the comment was sent, but no answer says whether it was saved. */
  state: v.picklist(['saving', 'refused', 'unknown']),
  /** The reason of the failure; '' while the comment is being saved. */
  reason: v.string(),
})

/** A comment that is being saved, was refused, or has no known outcome. */
type UnsavedComment = Readonly<v.InferOutput<typeof unsavedComment>>

const draft = createDraft('Your comments', {
  key: 'unsaved-comments',
  schema: v.record(v.string(), unsavedComment),
  unfinishedWork: (comments) =>
    Object.entries(comments).map(([invoice, { state }]) =>
      state === 'refused'
        ? { title: `Your comment on invoice ${invoice} was not saved.`, advice: 'Save it first, or it is lost.' }
        : { title: `Your comment on invoice ${invoice} may not be saved.`, advice: 'Look at the invoice first.' },
    ),
})

const interrupted = 'The answer did not arrive.'

/**
 * The comments that are being saved or could not be saved, by the key of their invoice. They are kept because the dialog
 * closes before the supplier answers, and a refused text would otherwise be lost. Like drafts, they survive a reload and an
 * automatic sign-out. If a reload or sign-out interrupts the saving of a comment, the state of that comment becomes
 * `unknown`.
 */
export const unsavedComments = sessionPart((session) => {
  const listeners = new Set<() => void>()
  const known = new Map<string, UnsavedComment>()
  for (const [key, comment] of Object.entries(draft.read(session) ?? {}))
    known.set(key, comment.state === 'saving' ? { ...comment, state: 'unknown', reason: interrupted } : comment)
  const store = () => {
    if (known.size === 0) draft.remove(session)
    else draft.write(session, Object.fromEntries(known))
    for (const listener of listeners) listener()
  }
  const value = {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    of: (key: string): UnsavedComment | undefined => known.get(key),
    write: (key: string, comment: UnsavedComment) => {
      known.set(key, comment)
      store()
    },
    /** @param text If given, the comment is only removed if it has this text, so that a newer comment is kept. */
    remove: (key: string, text?: string) => {
      if (!known.has(key) || (text !== undefined && known.get(key)?.text !== text)) return
      known.delete(key)
      store()
    },
  }
  return { value }
})

export interface CommentedInvoice extends DocumentKey {
  readonly comment: string
}

/**
 * `unsaved` is the comment on an invoice that the supplier has not confirmed; undefined if there is none, or if the supplier
 * has saved it after all. `discard` deletes it.
 */
export function useUnsavedComment(invoice: CommentedInvoice) {
  const unsaved = unsavedComments.of(useSession())
  const key = documentKey(invoice)
  const found = useSyncExternalStore(
    unsaved.subscribe,
    useCallback(() => unsaved.of(key), [unsaved, key]),
  )
  const hasFailed = found !== undefined && found.state !== 'saving'
  const isSavedAfterAll = hasFailed && found.text === invoice.comment
  useEffect(() => {
    // The supplier has saved this text, so the record of it is removed. Otherwise the text would be offered as unsaved as
    // soon as somebody else writes another comment on the invoice.
    if (isSavedAfterAll) unsaved.remove(key, found.text)
  }, [isSavedAfterAll, unsaved, key, found])
  return {
    unsaved: hasFailed && !isSavedAfterAll ? found : undefined,
    discard: useCallback(() => unsaved.remove(key), [unsaved, key]),
  }
}
