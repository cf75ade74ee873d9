import * as v from 'valibot'
import { userRecords } from '../../foundation/session/userRecords.ts'
import { dayOf, today } from '../../foundation/time/calendarDay.ts'

const paymentRecord = v.object({
  reference: v.string(),
  /** Cents. Null if the customer enters the amount on the payment page. */
  amount: v.nullable(v.number()),
  /** When the payment page was opened, in milliseconds since 1970. */
  at: v.number(),
  /** The portal's page where the customer can retry this payment. */
  path: v.string(),
  /**
   * `started`: the customer has not come back with an outcome yet. `dismissed`: nothing has to be shown any more. The record
   * stays, because another tab would otherwise store it again.
   */
  state: v.picklist(['started', 'paid', 'not-paid', 'dismissed']),
  /** The card provider's id of the payment; '' until the outcome is known. */
  paymentId: v.string(),
})

/** A payment for which the customer has opened the card provider's page. */
export type PaymentRecord = Readonly<v.InferOutput<typeof paymentRecord>>

/** What the supplier reports about a payment that has ended. */
export interface EndedPayment extends Pick<PaymentRecord, 'reference' | 'amount' | 'paymentId'> {
  readonly state: 'paid' | 'not-paid'
}

/**
 * The latest payments of the session's user on this device, the newest first. They keep users from paying twice: until
 * the supplier has processed a payment, the balances do not show it.
 */
export const paymentRecords = userRecords(
  'payments',
  {
    schema: paymentRecord,
    keyOf,
    device: {
      // If only one of two tabs knows the outcome of a payment, the record with the outcome is kept.
      merge: (own, other) => (own.state === 'started' || other.state === 'dismissed' ? other : own),
      afterSignOut: (record) => (isOpen(record) ? { ...record, amount: null } : undefined),
    },
    unfinishedWork: (records) =>
      openPayments(records, today.current()).map(({ reference, at, state }) => ({
        title:
          state === 'paid'
            ? `Your payment with the reference ${reference} may not be on your account yet.`
            : `You opened the payment page with the reference ${reference}.`,
        at,
        advice: state === 'paid' ? 'Do not pay it again.' : 'If you paid there, do not pay it again.',
      })),
  },
  ({ change, put }) => ({
    /** @returns false if the session has ended */
    start: (payment: Omit<PaymentRecord, 'state' | 'paymentId'>): boolean =>
      put({ ...payment, state: 'started', paymentId: '' }),
    /** Records how a payment ended. Recording the same payment again, for example after a reload, changes nothing. */
    settle: (ended: EndedPayment) => change((records) => settled(records, ended)),
    forget: (forgotten: Pick<PaymentRecord, 'reference' | 'at'>) =>
      void change((records) =>
        records.map((record) => (keyOf(record) === keyOf(forgotten) ? { ...record, state: 'dismissed' } : record)),
      ),
  }),
)

/**
 * For how long the portal mentions a payment page that was opened, in milliseconds. After three days the balances show the
 * payment.
 */
const mentionedForMs = 3 * 24 * 60 * 60_000

/**
 * The payments that the balances may not show yet: paid ones, and those whose page was opened in the last three days.
 * @param day Today, `YYYY-MM-DD`.
 */
export function openPayments(records: readonly PaymentRecord[], day: string): readonly PaymentRecord[] {
  const isRecent = (at: number) => dayOf(at + mentionedForMs) >= day
  return records.filter((record) => isOpen(record) && (record.state === 'paid' || isRecent(record.at)))
}

/** A payment that the balances may not show yet. */
const isOpen = ({ state }: PaymentRecord) => state === 'paid' || state === 'started'

function settled(records: readonly PaymentRecord[], ended: EndedPayment): readonly PaymentRecord[] {
  if (records.some(({ paymentId }) => paymentId === ended.paymentId)) return records
  const found = records.find((record) => record.state === 'started' && isAbout(record, ended))
  const { state, paymentId } = ended
  return records.map((record) =>
    record === found ? { ...record, state, paymentId, amount: ended.amount ?? record.amount } : record,
  )
}

/**
 * Whether a record belongs to the ended payment. Amounts are only compared if both are known, because the supplier's answer
 * may contain no amount.
 */
function isAbout(record: PaymentRecord, { reference, amount }: EndedPayment): boolean {
  return record.reference === reference && (record.amount === null || amount === null || record.amount === amount)
}

function keyOf({ at, reference }: Pick<PaymentRecord, 'reference' | 'at'>): string {
  return `${at} ${reference}`
}
