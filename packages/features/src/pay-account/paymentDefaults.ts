import { readIsoDate, type Statement, type TransactionDetail, type UserDetails } from '@trade-portal/supplier-api'
import type { DocumentKey } from '../documentAddress.ts'
import { routes } from '../routes.ts'

/** The subject of a payment (what is paid), with its loaded data. */
export type LoadedSubject =
  | { readonly kind: 'invoice'; readonly key: DocumentKey; readonly invoice: PaidInvoice }
  | { readonly kind: 'statement'; readonly statement: Statement }
  /** `statement` is the statement to pay; undefined if the account has none. */
  | { readonly kind: 'account'; readonly statement: Statement | undefined }

type PaidInvoice = Pick<TransactionDetail, 'type' | 'totalIncGst' | 'invoiceDate'>

type Payer = Pick<UserDetails, 'customerId' | 'currentBalance' | 'overdueBalance'>

export interface LikelyAmount {
  readonly label: string
  /** Cents, above 0. */
  readonly amount: number
}

/** The initial values of the payment form. */
interface PaymentDefaults {
  /** '' if the supplier does not return it; nothing can be paid then. */
  readonly customerId: string
  /**
   * The reference of the payment at the supplier: customer, invoice number and suffix. For a payment without an invoice,
   * number and suffix are zero.
   */
  readonly reference: string
  /** In cents, never below 0. */
  readonly amount: number
  /** Distinct amounts. The first is `amount` if that is above 0. */
  readonly likelyAmounts: readonly LikelyAmount[]
}

/** Returns the form's initial values. All amounts come from the supplier. The page's address only names the subject. */
export function paymentDefaults(payer: Payer, subject: LoadedSubject): PaymentDefaults {
  const customerId = payer.customerId.trim()
  const { number, suffix } = subject.kind === 'invoice' ? subject.key : { number: '0', suffix: '0' }
  const amount = subject.kind === 'invoice' ? subject.invoice.totalIncGst : payer.overdueBalance
  return {
    customerId,
    reference: customerId === '' ? '' : `${customerId}-${number}-${suffix}`,
    amount: Math.max(0, amount ?? 0),
    likelyAmounts: likelyAmounts(payer, subject),
  }
}

/** What is owed as far as the portal knows, in cents, and where that stands. */
export interface Owed {
  readonly amount: number
  readonly source: 'balance' | 'statement' | 'invoice'
}

/**
 * Paying more than this is probably a mistake. Undefined if the supplier does not say what is owed.
 * @param open What is open of the invoice; see `useOpenAmount`.
 */
export function owedFor(payer: Payer, subject: LoadedSubject, open: number | undefined): Owed | undefined {
  if (open !== undefined) return { amount: open, source: 'statement' }
  const isInvoice = subject.kind === 'invoice'
  const amount = isInvoice ? subject.invoice.totalIncGst : payer.currentBalance
  return amount === null ? undefined : { amount, source: isInvoice ? 'invoice' : 'balance' }
}

export function payPath(subject: LoadedSubject): string {
  if (subject.kind === 'account') return routes.payAccount.href()
  if (subject.kind === 'statement') return routes.payAccount.href({ statementId: subject.statement.date })
  return routes.payAccount.href({ invoiceId: subject.key.number, suffix: subject.key.suffix })
}

function likelyAmounts(payer: Payer, subject: LoadedSubject): readonly LikelyAmount[] {
  if (subject.kind === 'invoice') return distinct([['Invoice total', subject.invoice.totalIncGst]])
  return distinct([
    ['Overdue balance', payer.overdueBalance],
    ['Statement balance', subject.statement?.ageing.total],
    ['Current balance', payer.currentBalance],
  ])
}

function distinct(amounts: readonly (readonly [string, number | null | undefined])[]): readonly LikelyAmount[] {
  const found = new Map<number, LikelyAmount>()
  for (const [label, amount] of amounts) {
    if (amount && amount > 0 && !found.has(amount)) found.set(amount, { label, amount })
  }
  return [...found.values()]
}

/**
 * The statement that a payment of the account is for: the one with today's date, otherwise the first in the list. Undefined
 * if the list is empty.
 * @param today `YYYY-MM-DD` in the customer's time zone. See `useToday`.
 */
export function statementToPay<Row extends { readonly date: string }>(
  statements: readonly Row[],
  today: string,
): Row | undefined {
  return statements.find(({ date }) => readIsoDate(date) === today) ?? statements[0]
}
