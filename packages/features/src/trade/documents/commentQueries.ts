import { mayHaveBeenPerformed, type InvoiceRow, type TransactionDetail } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import type { DocumentKey } from '../../documentAddress.ts'
import { useAction } from '../../foundation/api/useAction.ts'
import { firstServerMessage, somethingWentWrong } from '../../foundation/failures/failures.ts'
import { toastFailure } from '../../foundation/failures/toasts.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { documentKey } from './documentKey.ts'
import { invoicesQuery, transactionQuery } from './queries.ts'
import { type CommentedInvoice, unsavedComments } from './unsavedComments.ts'

/**
 * Saves a comment and shows it at once, in the list and in the document. If it cannot be saved, the earlier comment is shown
 * again, a toast says why, and `useUnsavedComment` returns the text. If there is no readable answer, the comments are
 * refetched, because the comment may have been saved.
 */
export function useSaveComment() {
  const session = useSession()
  const { run } = useAction((invoice: CommentedInvoice) => saveComment(session, invoice), {
    success: 'Comment saved successfully',
  })
  return useCallback(
    async (invoice: CommentedInvoice) => {
      try {
        await run(invoice)
      } catch (error) {
        showNotSaved(invoice, error)
      }
    },
    [run],
  )
}

/** Shows a toast that the comment was not, or may not have been, saved. */
export function showNotSaved(invoice: DocumentKey, error: unknown): void {
  const comment = `The comment on ${documentKey(invoice)}`
  toastFailure(error, () =>
    mayHaveBeenPerformed(error)
      ? `${somethingWentWrong} ${comment} may have been saved.`
      : `${comment} was not saved. ${firstServerMessage(error)}`,
  )
}

/**
 * Shows a comment at once and saves it.
 * @throws SupplierError, TransportError. `unsavedComments` then holds the text.
 */
export async function saveComment(session: Session, invoice: CommentedInvoice): Promise<void> {
  const { api } = session
  const { number, suffix, comment } = invoice
  const unsaved = unsavedComments.of(session)
  const key = documentKey(invoice)
  // Stores the text before sending it, so that the next session gets the text if this session ends.
  unsaved.write(key, { text: comment, state: 'saving', reason: '' })
  const saving = saves.of(session).get(key) ?? {
    last: Promise.resolve(),
    count: 0,
    confirmed: shownComment(session, invoice),
  }
  saves.of(session).set(key, saving)
  saving.count += 1
  const change = await showComment(session, invoice)
  try {
    await inTurn(saving, () => {
      const given = { transactionNumber: number, transactionSuffix: suffix, userComment: comment }
      return api.saveUserComment(given, { outdatesIfRefused: true })
    })
    saving.confirmed = comment
    unsaved.remove(key, comment)
  } catch (error) {
    if (saving.confirmed !== undefined) change(comment, saving.confirmed)
    const state = mayHaveBeenPerformed(error) ? 'unknown' : 'refused'
    if (unsaved.of(key)?.text === comment)
      unsaved.write(key, { text: comment, state, reason: firstServerMessage(error) })
    throw error
  } finally {
    saving.count -= 1
    if (saving.count === 0) saves.of(session).delete(key)
  }
}

/** The pending saves of the comment on one invoice. */
interface Saving {
  last: Promise<void>
  count: number
  /** The comment that the supplier has confirmed last; undefined if the invoice is not loaded. */
  confirmed: string | undefined
}

const saves = sessionPart(() => ({ value: new Map<string, Saving>() }))

/** Saves comments on the same invoice one after the other, so that the newest one is saved last. */
async function inTurn(saving: Saving, save: () => Promise<unknown>): Promise<void> {
  saving.last = saving.last.then(save, save).then(() => undefined)
  await saving.last
}

function shownComment({ api, queryClient }: Session, invoice: DocumentKey): string | undefined {
  const rows = queryClient.getQueryData(invoicesQuery(api).queryKey)
  const row = rows?.find((each) => isSame(each, invoice))
  return (row ?? queryClient.getQueryData(transactionQuery(api, invoice).queryKey))?.comment
}

/**
 * Shows the comment in the loaded list and document.
 * @returns a function that replaces the comment `from` with the comment `to` in the list and the document
 */
async function showComment({ api, queryClient }: Session, invoice: CommentedInvoice) {
  const list = invoicesQuery(api)
  const detail = transactionQuery(api, invoice)
  // Cancels pending refetches, which would show the earlier comment again.
  await Promise.all(
    [list.queryKey, detail.queryKey].map((queryKey) =>
      queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined }),
    ),
  )
  const change = (from: string | null, to: string) => {
    const changed = <Commented extends InvoiceRow | TransactionDetail>(each: Commented) =>
      isSame(each, invoice) && (from === null || each.comment === from) ? { ...each, comment: to } : each
    queryClient.setQueryData(list.queryKey, (rows) => rows?.map(changed))
    queryClient.setQueryData(detail.queryKey, (document) => document && changed(document))
  }
  change(null, invoice.comment)
  return change
}

function isSame(one: DocumentKey, other: DocumentKey): boolean {
  return documentKey(one) === documentKey(other)
}
