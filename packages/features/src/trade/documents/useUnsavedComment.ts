import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { DocumentKey } from '../../foundation/url/documentAddress.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { documentKey } from './documentKey.ts'
import { unsavedComments } from './unsavedComments.ts'

/** An invoice with the customer's comment on it. */
export interface CommentedInvoice extends DocumentKey {
  readonly comment: string
}

/**
 * The comment on an invoice that was not or may not have been saved; undefined if there is none, or the supplier has saved it
 * after all. `discard` deletes it.
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
    // Otherwise the text would be offered as unsaved again, once somebody else has changed the comment.
    if (isSavedAfterAll) unsaved.remove(key, found.text)
  }, [isSavedAfterAll, unsaved, key, found])
  return {
    unsaved: hasFailed && !isSavedAfterAll ? found : undefined,
    discard: useCallback(() => unsaved.remove(key), [unsaved, key]),
  }
}
