import * as v from 'valibot'
import { userStore } from '../session/userStore.ts'

/** What becomes of a payment is told by the card provider, and only when the customer comes back from its page. */
const paymentRecord = v.object({
  reference: v.string(),
  /** Cents; null where the customer enters the amount on the payment page. */
  amount: v.nullable(v.number()),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** `started`: the customer went to the payment page, and did not come back with an outcome. */
  state: v.picklist(['started', 'paid']),
})

/** A payment that the customer has gone to the card provider's page with. */
export type PaymentRecord = Readonly<v.InferOutput<typeof paymentRecord>>

/** What a payment page was opened with, or what the supplier says of a payment. */
type PaymentFacts = Pick<PaymentRecord, 'reference' | 'amount'>

type PaymentId = Pick<PaymentRecord, 'reference' | 'at'>

interface PaymentRecordActions {
  readonly start: (payment: PaymentFacts, at: number) => void
  /** Notes that a payment was made. One that was declined or cancelled is forgotten: it does not matter any more. */
  readonly settle: (outcome: 'paid' | 'not-paid', facts: PaymentFacts) => void
  readonly forget: (payment: PaymentId) => void
}

const maxRecords = 10

/**
 * The latest payments of the session's user on this device, the newest first, so that nobody pays twice: until the
 * supplier has processed a payment, the balances do not show it.
 */
export const paymentRecords = userStore<readonly PaymentRecord[], PaymentRecordActions>(
  'payments',
  v.array(paymentRecord),
  [],
  (change) => ({
    start: ({ reference, amount }, at) =>
      change((records) => [{ reference, amount, at, state: 'started' as const }, ...records].slice(0, maxRecords)),
    settle: (outcome, facts) => change((records) => settled(records, outcome, facts)),
    forget: (forgotten) => change((records) => records.filter((record) => !isSame(record, forgotten))),
  }),
)

function settled(
  records: readonly PaymentRecord[],
  outcome: 'paid' | 'not-paid',
  facts: PaymentFacts,
): readonly PaymentRecord[] {
  const found = records.find((record) => record.state === 'started' && isAbout(record, facts))
  if (found === undefined) return records
  const amount = found.amount ?? facts.amount
  return outcome === 'paid'
    ? records.map((record) => (record === found ? { ...record, amount, state: 'paid' as const } : record))
    : records.filter((record) => record !== found)
}

function isAbout(record: PaymentRecord, facts: PaymentFacts): boolean {
  return record.reference === facts.reference && (record.amount === null || record.amount === facts.amount)
}

function isSame(one: PaymentId, other: PaymentId): boolean {
  return one.at === other.at && one.reference === other.reference
}
