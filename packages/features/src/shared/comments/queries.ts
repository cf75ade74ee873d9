import type { InvoiceRow, TransactionDetail } from '@trade-portal/supplier-api'
import { useCallback, useSyncExternalStore } from 'react'
import type { DocumentKey } from '../addresses/documentAddress.ts'
import { rereadAfterFailure } from '../api/rereadAfterFailure.ts'
import { useAction } from '../api/useAction.ts'
import { firstServerMessage, signsOut, somethingWentWrong, wasTold } from '../failures/failures.ts'
import { toasts } from '../notices/toasts.ts'
import type { Session } from '../session/createSession.ts'
import { sessionPart } from '../session/sessionPart.ts'
import { useSession } from '../session/useSession.ts'
import { documentKey } from '../transactions/documentKey.ts'
import { invoicesQuery, transactionQuery } from '../transactions/queries.ts'
import { unsavedComments, type UnsavedComment } from './unsavedComments.ts'

/** An invoice with the customer's comment on it. */
export interface CommentedInvoice extends DocumentKey {
  readonly comment: string
}

/**
 * Saves a comment and shows it at once, in the list and in the document. If it cannot be saved, what was there before
 * returns, a toast tells why, and `useUnsavedComment` has the text.
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
        tellNotSaved(invoice, error)
      }
    },
    [run],
  )
}

/** Tells whoever wrote the comment, and not who may have signed in since. */
export function tellNotSaved(invoice: DocumentKey, error: unknown): void {
  if (signsOut(error) || wasTold(error)) return
  toasts.error(`The comment on ${documentKey(invoice)} was not saved. ${reasonOf(error)}`)
}

const reasonOf = (error: unknown) => firstServerMessage(error, somethingWentWrong)

/** @throws SupplierError, TransportError; the text is then in `unsavedComments` */
export async function saveComment(session: Session, invoice: CommentedInvoice): Promise<void> {
  const { api, invalidator } = session
  const { number, suffix, comment } = invoice
  const unsaved = unsavedComments.of(session)
  const key = documentKey(invoice)
  // Before it is sent: if the session ends, the next one gets it.
  unsaved.write(key, { text: comment, reason: null })
  const undo = await showComment(session, invoice)
  try {
    await inTurn(session, key, () => {
      const save = api.saveUserComment({ transactionNumber: number, transactionSuffix: suffix, userComment: comment })
      return rereadAfterFailure(invalidator, 'saveUserComment', save)
    })
    unsaved.remove(key, comment)
  } catch (error) {
    undo()
    if (unsaved.of(key)?.text === comment) unsaved.write(key, { text: comment, reason: reasonOf(error) })
    throw error
  }
}

/** The last save of each invoice. */
const saves = sessionPart(() => ({ value: new Map<string, Promise<void>>() }))

/** Of two quick comments on one invoice the later one is sent when the earlier one has ended, so that it stays. */
async function inTurn(session: Session, key: string, save: () => Promise<unknown>): Promise<void> {
  const last = saves.of(session)
  const own = (last.get(key) ?? Promise.resolve()).then(save, save).then(() => undefined)
  last.set(key, own)
  await own
}

/** Puts the comment into the list and the document, as far as they are loaded. @returns a function that puts it back */
async function showComment({ api, queryClient }: Session, invoice: CommentedInvoice): Promise<() => void> {
  const list = invoicesQuery(api)
  const detail = transactionQuery(api, invoice)
  // A refresh that is on its way would bring the comment from before.
  await Promise.all(
    [list.queryKey, detail.queryKey].map((queryKey) =>
      queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined }),
    ),
  )
  const row = queryClient.getQueryData(list.queryKey)?.find((each) => isSame(each, invoice))
  const before = row ?? queryClient.getQueryData(detail.queryKey)
  const change = (from: string | null, to: string) => {
    const changed = <Commented extends InvoiceRow | TransactionDetail>(each: Commented) =>
      isSame(each, invoice) && (from === null || each.comment === from) ? { ...each, comment: to } : each
    queryClient.setQueryData(list.queryKey, (rows) => rows?.map(changed))
    queryClient.setQueryData(detail.queryKey, (document) => document && changed(document))
  }
  change(null, invoice.comment)
  return () => before && change(invoice.comment, before.comment)
}

function isSame(one: DocumentKey, other: DocumentKey): boolean {
  return documentKey(one) === documentKey(other)
}

/**
 * The comment on an invoice that could not be saved, to be offered again; undefined without one, or if the supplier has
 * saved it after all. `discard` forgets it.
 */
export function useUnsavedComment(invoice: CommentedInvoice) {
  const unsaved = unsavedComments.of(useSession())
  const key = documentKey(invoice)
  const found = useSyncExternalStore(
    unsaved.subscribe,
    useCallback(() => unsaved.of(key), [unsaved, key]),
  )
  const isOpen = (comment: UnsavedComment | undefined) =>
    comment !== undefined && comment.reason !== null && comment.text !== invoice.comment
  return {
    unsaved: isOpen(found) ? found : undefined,
    discard: useCallback(() => unsaved.remove(key), [unsaved, key]),
  }
}
