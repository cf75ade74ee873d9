import { readIsoDate, type InvoiceRow, type StatementTransaction } from '@trade-portal/supplier-api'
import { documentKey } from './documentKey.ts'
import { kindOf } from './documentKind.ts'

type Balanced = Pick<StatementTransaction, 'type' | 'amount' | 'balance'>

/**
 * Whether an invoice was paid on the date of the statement; '' for credits and payments, and if an amount is not known.
 */
export function paidState({ type, amount, balance }: Balanced): '' | 'Paid' | 'Part paid' | 'Open' {
  if (kindOf(type) !== 'invoice' || amount === null || amount <= 0 || balance === null) return ''
  if (balance <= 0) return 'Paid'
  return balance < amount ? 'Part paid' : 'Open'
}

/** What a statement says of an invoice or credit. */
export interface StatedInvoice {
  readonly state: ReturnType<typeof paidState> | typeof notStated
  /** What is open, in cents: below 0 for a credit that is not used up; null if the statement does not say it. */
  readonly open: number | null
}

export const notStated = 'Not on a statement yet'

export type StatedOf = (invoice: Pick<InvoiceRow, 'number' | 'suffix' | 'type' | 'date' | 'amount'>) => StatedInvoice

/**
 * Returns a function that says what a statement says of an invoice. The statement lists everything that is open on its date.
 * So an invoice that is not newer than the statement and not listed is settled. Nothing is known of an unlisted invoice if a
 * date is missing, or if the statement lists nothing.
 * @param date The key of the statement; undefined if there is no statement at all.
 */
export function statedInvoices(
  date: string | undefined,
  rows: readonly (Balanced & Pick<StatementTransaction, 'number' | 'suffix'>)[],
): StatedOf {
  // A payment may have the number of an invoice.
  const listed = new Map(rows.filter(({ type }) => kindOf(type) !== 'payment').map((row) => [documentKey(row), row]))
  const day = readIsoDate(date)
  return (invoice) => {
    const row = listed.get(documentKey(invoice))
    if (row) return { state: paidState(row), open: row.balance }
    if (date === undefined || (day !== null && invoice.date !== null && invoice.date > day))
      return { state: notStated, open: null }
    if (day === null || invoice.date === null || rows.length === 0) return { state: '', open: null }
    return { state: paidState({ ...invoice, balance: 0 }), open: 0 }
  }
}

/** Whether a statement says that nothing of an invoice is open. A newer invoice may be open. */
export const isSettled = ({ state, open }: StatedInvoice) => state === 'Paid' || open === 0

/**
 * What a statement says of an invoice, such as "Part paid, $1,489.20 open"; '' if it says nothing.
 * @param moneyOf Formats an amount in cents
 */
export function statedText({ state, open }: StatedInvoice, moneyOf: (cents: number) => string): string {
  if (open === null || open === 0 || (state !== '' && state !== 'Part paid')) return state
  return [state, `${moneyOf(open)} open`].filter(Boolean).join(', ')
}
