import type { InvoiceRow } from '@trade-portal/supplier-api'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { foldText } from '../../foundation/lists/foldText.ts'
import { userRecords } from '../../foundation/session/userRecords.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { documentId } from './documentKey.ts'

const claim = v.object({
  id: v.string(),
  type: v.string(),
  number: v.string(),
  suffix: v.string(),
  /** The customer's own order reference; '' if it is not known. */
  reference: v.string(),
  /** What is wrong, such as "Short, Damaged". Neither the goods nor their prices. */
  problems: v.string(),
  /** When it was sent, `YYYY-MM-DD`. */
  day: v.pipe(v.string(), v.isoDate()),
})
/** A message to the supplier about a delivery that was not as ordered. Kept until it is settled. */
export type Claim = Readonly<v.InferOutput<typeof claim>>

export const claims = userRecords('claims', { schema: claim, keyOf: ({ id }) => id, isTool: true }, () => ({}))

/** The claims that are still open: no credit with the same order reference has come since they were sent. */
export function openClaims(sent: readonly Claim[], invoices: readonly InvoiceRow[]): readonly Claim[] {
  const credits = invoices.filter(({ type }) => /credit/i.test(type))
  return sent.filter(({ reference, day }) => {
    const wanted = foldText(reference)
    return !credits.some(
      (credit) => wanted !== '' && foldText(credit.reference) === wanted && (credit.date ?? '') >= day,
    )
  })
}

function useSentClaims() {
  const { subscribe, current, put, remove } = claims.of(useSession())
  return { sent: useSyncExternalStore(subscribe, current), put, remove }
}

export function useClaims(invoices: readonly InvoiceRow[]) {
  const { sent, put, remove } = useSentClaims()
  return { open: useMemo(() => openClaims(sent, invoices), [sent, invoices]), put, remove }
}

/** The claims about a document that are not closed by hand. */
export function useClaimsAbout(document: Pick<Claim, 'type' | 'number' | 'suffix'>): readonly Claim[] {
  return useSentClaims().sent.filter((claimed) => documentId(claimed) === documentId(document))
}
