import { useQuery } from '@tanstack/react-query'
import { loadCode } from '@trade-portal/design-system/lazy-code'
import { now } from '@trade-portal/design-system/time'
import {
  fromCents,
  type Settings,
  type Statement,
  type SupplierApi,
  type TransactionDetail,
} from '@trade-portal/supplier-api'
import { useEffect } from 'react'
import type { DocumentKey } from '../documentAddress.ts'
import { joinQueries, type Loadable } from '../foundation/api/loadable.ts'
import { ActionError } from '../foundation/failures/failures.ts'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { useApi, useSession } from '../foundation/session/useSession.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { today, useToday } from '../foundation/time/calendarDay.ts'
import { useUserDetails } from '../trade/customer/queries.ts'
import { kindOf, typeName } from '../trade/documents/documentKind.ts'
import { statementsQuery, transactionQuery } from '../trade/documents/queries.ts'
import { useNewestStatement } from '../trade/documents/statementQueries.ts'
import { paymentAddress, returnAddress } from '../trade/payments/paymentAddress.ts'
import { openPayments, paymentRecords, type PaymentRecord } from '../trade/payments/paymentRecords.ts'
import { outdatedByPayment, usePaymentRecords } from '../trade/payments/queries.ts'
import { statementToPay, type LoadedSubject } from './paymentDefaults.ts'
import type { PaymentSubject } from './paymentSubject.ts'
import type { Payment } from './paymentValues.ts'
import { startPayment, paymentMessages } from './startPayment.ts'

/** The payer and the subject of the payment. The subject is null if the invoice or statement is unknown. */
export function usePaymentFacts(subject: PaymentSubject) {
  return joinQueries({ user: useUserDetails(), subject: useLoadedSubject(subject) })
}

function useLoadedSubject(subject: PaymentSubject): Loadable<LoadedSubject | null> {
  const api = useApi()
  const today = useToday()
  const key = subject.kind === 'invoice' ? subject.key : { number: '', suffix: '' }
  const invoice = useQuery({ ...transactionQuery(api, key), enabled: subject.kind === 'invoice' })
  const isOfStatement = subject.kind === 'statement' || subject.kind === 'account'
  const statements = useQuery({ ...statementsQuery(api), enabled: isOfStatement })
  switch (subject.kind) {
    case 'unknown':
      return { data: null, error: null, refetch: () => undefined }
    case 'invoice':
      return { ...invoice, data: invoice.data && invoiceSubject(subject.key, invoice.data) }
    case 'statement':
      return { ...statements, data: statements.data && statementSubject(subject.date, statements.data) }
    case 'account':
      // Without statements the account can still be paid, so a failure counts as an empty list.
      return {
        ...statements,
        data: statements.isPending
          ? undefined
          : { kind: 'account', statement: statementToPay(statements.data ?? [], today) },
        error: null,
      }
  }
}

/** Null if the document is not an invoice, because only invoices can be paid. */
function invoiceSubject(key: DocumentKey, invoice: TransactionDetail): LoadedSubject | null {
  return kindOf(typeName(invoice.type, 'invoices')) === 'invoice' ? { kind: 'invoice', key, invoice } : null
}

function statementSubject(date: string, statements: readonly Statement[]): LoadedSubject | null {
  const statement = statements.find((known) => known.date === date)
  return statement ? { kind: 'statement', statement } : null
}

/**
 * What the newest statement says is open of an invoice, in cents, never below 0. Undefined if it does not say, while it loads
 * or if loading fails: the form works without it.
 */
export function useOpenAmount(subject: LoadedSubject): number | undefined {
  const isInvoice = subject.kind === 'invoice'
  const { data } = useNewestStatement(isInvoice)
  if (!isInvoice || !data) return undefined
  const { type, invoiceDate: date, totalIncGst: amount } = subject.invoice
  const { open } = data.statedOf({ ...subject.key, type, date, amount })
  return open === null ? undefined : Math.max(0, open)
}

/**
 * Recent payments that the user has started or made on this device; see `openPayments`. The portal shows them, because the
 * balances may not include them yet, and somebody might pay twice.
 */
export function useOpenPayments() {
  const { list, forget } = usePaymentRecords()
  return { list: openPayments(list, useToday()), forget }
}

/** The earlier payments that may be the same one: those with its amount and its reference. */
export function repeatsOf(
  { amount, reference }: Pick<Payment, 'amount' | 'reference'>,
  earlier: readonly PaymentRecord[],
) {
  // An amount that is not known may be the same.
  const isSame = (other: number | null) => other === null || amount === null || other === amount
  return earlier.filter((record) => isSame(record.amount) && record.reference === reference)
}

interface PaymentToStart extends Payment {
  /** The address of the payment screen, from which the customer can retry this payment. */
  readonly path: string
  /** The earlier payments about which the customer has been asked. */
  readonly askedAbout: readonly PaymentRecord[]
}

/** Returns a function that leaves the portal for the provider's payment page; see `startPayment`. */
export function useStartPayment() {
  const session = useSession()
  const settings = useSettings()
  const isMounted = useIsMounted()
  return ({ path, askedAbout, ...payment }: PaymentToStart) => {
    const records = paymentRecords.of(session)
    const record = { reference: payment.reference, amount: payment.amount, at: now(), path }
    const isWindcave = settings.paymentProvider === 'windcave'
    return startPayment({
      customerId: payment.customerId,
      isRepeated: () => {
        // The storage event of a payment of another tab may not have arrived yet.
        records.refresh()
        const repeats = repeatsOf(payment, openPayments(records.current(), today.current()))
        return repeats.some(({ at }) => !askedAbout.some((known) => known.at === at))
      },
      read: async () => (isWindcave ? await openPaymentSession(session.api, settings, payment) : undefined),
      prepare: (address) => {
        // A customer who has left this screen or signed out must not be sent to the payment page.
        if (!isMounted.current) throw new ActionError(paymentMessages.notShown)
        return address
      },
      // With windriver there is no address, because windriver's script opens the payment page.
      open: (address) =>
        address === undefined ? openHostedCheckout(settings, payment) : window.location.assign(address),
      recordSent: () => records.start(record),
      recordRefused: () => records.forget(record),
    })
  }
}

/**
 * Requests a payment page at windcave.
 * @returns the address of the page
 * @throws ActionError if that address is not allowed
 */
async function openPaymentSession(api: SupplierApi, settings: Settings, payment: Payment): Promise<string> {
  if (payment.amount === null) throw new Error('Windcave needs an amount')
  const address = await api.createPaymentSession({
    paymentAmount: fromCents(payment.amount),
    paymentReference: payment.reference,
    callbackUrlApproved: returnAddress('paymentComplete'),
    callbackUrlCancelled: returnAddress('paymentCancelled'),
    callbackUrlDeclined: returnAddress('paymentFail'),
  })
  const allowed = paymentAddress(address, settings.paymentHosts)
  if (allowed === undefined) throw new ActionError(paymentMessages.refusedAddress)
  return allowed
}

async function openHostedCheckout(settings: Settings, { reference, amount }: Payment): Promise<void> {
  const { openWindriverCheckout } = await loadCode(() => import('./openWindriverCheckout.ts'))
  await openWindriverCheckout({
    script: settings.checkoutScript,
    key: settings.checkoutKey,
    reference,
    amount: amount ?? undefined,
    successUrl: returnAddress('paymentComplete', '?transid={id}'),
    cancelUrl: returnAddress('paymentCancelled'),
  })
}

/**
 * Refetches the balances if the customer returns from the payment page with Back and the browser restores this page from its
 * back/forward cache.
 */
export function useRefreshOnReturn() {
  const { invalidator } = useSession()
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) invalidator.invalidate(outdatedByPayment)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [invalidator])
}
