import { useCallback, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { userRecords } from '../../foundation/session/userRecords.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { documentKey } from './documentKey.ts'
import { kindOf } from './documentKind.ts'
import type { EmailedDocument } from './emailedDocuments.ts'

/** The days of the documents that were e-mailed last are kept. More would slow down every start of a screen. */
const maxDocuments = 5000

const stored = v.object({
  /** When documents were last e-mailed from here, `YYYY-MM-DD`, by `keyOf`. Never to whom, nor what they cost. */
  days: v.record(v.string(), v.pipe(v.string(), v.isoDate())),
  /** The recipients with which every e-mail starts, such as a bookkeeping inbox; '' unless the user has chosen some. */
  recipients: v.string(),
})
const none: v.InferOutput<typeof stored> = { days: {}, recipients: '' }

/** The kind, because an order and an invoice may share a number. A credit counts as an invoice, as in `documentKinds`. */
const keyOf = ({ type, ...key }: EmailedDocument) => `${kindOf(type)} ${documentKey(key)}`

/** What a user keeps on this device for e-mails of documents, in a single record. */
export const emailTools = userRecords(
  'e-mails',
  { schema: stored, keyOf: () => '', isTool: true },
  ({ current, change }) => ({
    tools: () => current()[0] ?? none,
    /** Call it only for an e-mail that the supplier has accepted. @param day `YYYY-MM-DD` */
    markEmailed: (documents: readonly EmailedDocument[], day: string) =>
      change(([latest = none]) => {
        const keys = new Set(documents.map(keyOf))
        const others = Object.entries(latest.days).filter(([key]) => !keys.has(key))
        const marked = [...keys].map((key) => [key, day] as const)
        return [{ ...latest, days: Object.fromEntries([...others, ...marked].slice(-maxDocuments)) }]
      }),
    /** @param recipients '' to start with the user's own address again */
    startWith: (recipients: string) => change(([latest = none]) => [{ ...latest, recipients }]),
  }),
)

export function useEmailTools() {
  const { subscribe, tools, markEmailed, startWith } = emailTools.of(useSession())
  const { days, recipients } = useSyncExternalStore(subscribe, tools)
  /** When a document was last e-mailed from here, `YYYY-MM-DD`; null if that is not known. */
  const emailedOn = useCallback((document: EmailedDocument) => days[keyOf(document)] ?? null, [days])
  return { emailedOn, recipients, markEmailed, startWith }
}
