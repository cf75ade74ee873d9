import { useQuery } from '@tanstack/react-query'
import { now } from '@trade-portal/design-system/time'
import { outdatedBy, type OrderRow } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { DocumentKey } from '../documentAddress.ts'
import { useAction } from '../foundation/api/useAction.ts'
import { withUnknownOutcomeMessage } from '../foundation/failures/failures.ts'
import { captureSession } from '../foundation/failures/sessionScope.ts'
import { toasts } from '../foundation/failures/toasts.ts'
import { useApi, useSession } from '../foundation/session/useSession.ts'
import { useIsRunningHere } from '../foundation/storage/exclusive.ts'
import type { ShownDocument } from '../trade/document-contents/shownDocument.ts'
import { documentKey } from '../trade/documents/documentKey.ts'
import { transactionQuery } from '../trade/documents/queries.ts'
import { acceptances } from '../trade/orders/acceptances.ts'
import { orderAttempts } from '../trade/orders/orderAttempts.ts'
import { watchOrder } from '../trade/orders/repeatedOrders.ts'
import { acceptanceDraft, acceptLock, acceptQuote, type AcceptanceTerms } from './acceptQuote.ts'
import type { MessageKind, MessageValues } from './documentSchema.ts'

const quoteAccepted = 'Quote accepted'

export function useTransaction(key: DocumentKey) {
  return useQuery(transactionQuery(useApi(), key))
}

interface MessageAbout extends MessageValues {
  readonly document: ShownDocument
  readonly kind: MessageKind | 'claim'
}

/** Sends the supplier a message about a document. The supplier decides who receives it. */
export function useSendDocumentMessage() {
  const api = useApi()
  return useAction(
    async ({ document: { number, suffix, heading }, kind, emailAddress, message }: MessageAbout) => {
      await withUnknownOutcomeMessage(() =>
        api.sendEmailMessage({
          fromEmailAddress: emailAddress,
          toEmailAddress: '',
          subject: kind === 'change' ? `Changes Requested for Transaction ${number}` : `${topics[kind]} ${heading}`,
          bodyText: message,
          numTran: number,
          suffixTran: suffix,
        }),
      )
      return kind
    },
    { success: sentMessage },
  )
}

const topics = { question: 'Question about', claim: 'Claim about' }
const sentMessages = { change: 'Change request sent', question: 'Question sent', claim: 'Claim sent' }
const sentMessage = (kind: keyof typeof sentMessages) => sentMessages[kind]

/** Accepts a quote; see `acceptQuote`. Reads the quote again, whatever the outcome. */
export function useAcceptQuote(quote: ShownDocument) {
  const session = useSession()
  return useAction(
    async (terms: AcceptanceTerms) => {
      const { api, invalidator, queryClient } = session
      const { number, suffix } = quote
      const records = acceptances.of(session)
      const isSameSession = captureSession()
      const input = {
        readQuote: () => api.getTransactionTP({ transactionNumber: number, transactionSuffix: suffix }),
        readOrders: () => api.getCustomerTransactions({}),
        accept: ({ deliveryDate, comment }: AcceptanceTerms) =>
          api.acceptQuote({ numTran: number, suffixTran: suffix, deliveryDate, comment1: comment }),
        watch: ({ reference, jobName, amount }: OrderRow, at: number, before: readonly OrderRow[]) => {
          const sent = { cartId: documentKey(quote), type: 'Order' as const, reference, jobName, total: amount, at }
          watchOrder(orderAttempts.of(session), sent, before)
        },
      }
      const readAgain = () => invalidator.invalidate(outdatedBy('acceptQuote'))
      const outcome = await acceptQuote({ ...input, records, quote, terms, now }).finally(readAgain)
      if (outcome === 'accepted' && isSameSession()) toasts.success(quoteAccepted)
      // Waits for the new state of the quote, so that the page shows it when the dialog closes.
      await queryClient.fetchQuery(transactionQuery(api, quote)).catch(() => undefined)
      // If this read has returned an order, `useAcceptance` has already recorded and announced the acceptance.
      return records.ofQuote(documentKey(quote))?.state === 'accepted' ? 'accepted' : outcome
    },
    { concurrency: 'exclusive' },
  )
}

/**
 * The known state of a quote's acceptance; undefined if no acceptance was sent, or if its state is `settled`. If the outcome of
 * the acceptance is unknown, but the document is an order by now, the quote counts as accepted, and the draft of the terms
 * is removed.
 */
export function useAcceptance(document: ShownDocument) {
  const session = useSession()
  const records = acceptances.of(session)
  const key = documentKey(document)
  const acceptance = useSyncExternalStore(
    records.subscribe,
    useCallback(() => records.ofQuote(key), [records, key]),
  )
  const isRunning = useIsRunningHere(acceptLock(key))
  const isOrder = document.kind !== 'quote'
  useEffect(() => {
    const sent = records.ofQuote(key)
    if (!isOrder || isRunning || sent?.state !== 'sent') return
    records.put({ ...sent, state: 'accepted' })
    acceptanceDraft(key).remove(session)
    toasts.success(quoteAccepted)
  }, [session, records, key, isOrder, isRunning, acceptance])
  return {
    acceptance,
    isRunning,
    forget: () => acceptance && records.put({ ...acceptance, state: 'settled' }),
  }
}
