import * as v from 'valibot'
import { counted } from '../foundation/lists/counted.ts'
import { storageKindOf, type SessionRecord } from '../foundation/session/sessionRecord.ts'
import { lastingKey, readStored, type StorageKind } from '../foundation/storage/safeStorage.ts'
import { today } from '../foundation/time/calendarDay.ts'
import { acceptances } from '../trade/orders/acceptances.ts'
import { orderAttempts } from '../trade/orders/orderAttempts.ts'
import { isAttempt, isUnknown, wasSent, type TransactionType } from '../trade/orders/orderRecords.ts'
import { openPayments, paymentRecords } from '../trade/payments/paymentRecords.ts'

/**
 * What this device has stored of a user's work that was not sent, or whose outcome is not known: kinds and numbers, without
 * contents, such as "2 comments on invoices that may not be saved".
 */
export function unsentWork(owner: SessionRecord): readonly string[] {
  const orders = orderAttempts.read(owner)
  const sent = (type: TransactionType) => orders.filter((order) => isUnknown(order) && order.type === type).length
  const quotes = acceptances.read(owner).filter(({ state }) => state === 'sent')
  const payments = openPayments(paymentRecords.read(owner), today.current())
  const { checkout, comments, quickOrder } = storedDrafts(owner)
  const isOrdered = orders.some((order) => isAttempt(order) && wasSent(order) && order.cartId === checkout?.cartId)
  const found: readonly (readonly [count: number, one: string, several: string])[] = [
    [sent('Order'), 'sent order whose outcome is not known', 'sent orders whose outcome is not known'],
    [sent('Quote'), 'sent quote whose outcome is not known', 'sent quotes whose outcome is not known'],
    [quotes.length, 'accepted quote whose outcome is not known', 'accepted quotes whose outcome is not known'],
    [payments.length, 'payment that may not be on your account yet', 'payments that may not be on your account yet'],
    [comments, 'comment on an invoice that may not be saved', 'comments on invoices that may not be saved'],
    [checkout && !isOrdered ? 1 : 0, 'order that you filled in but did not send', ''],
    [quickOrder, 'line of a quick order that is not in the cart', 'lines of a quick order that are not in the cart'],
  ]
  return found.filter(([count]) => count > 0).map((each) => counted(...each))
}

/** The drafts are read without their contents, so that a draft of another version of the portal is not dropped. */
function storedDrafts(owner: SessionRecord) {
  const username = v.literal(owner.username)
  const read = <Schema extends v.GenericSchema>(kind: StorageKind, name: string, schema: Schema) => {
    const stored = v.safeParse(schema, readStored(kind, lastingKey(name), v.unknown()))
    return stored.success ? stored.output : undefined
  }
  const checkout = read('tab', 'checkout', v.object({ username, values: v.object({ cartId: v.string() }) }))
  const comments = read('tab', 'unsaved-comments', v.object({ username, values: v.record(v.string(), v.unknown()) }))
  const lines = v.array(v.unknown())
  const [quickOrder] = read(storageKindOf(owner), 'quick-order', v.tuple([v.object({ username, lines })])) ?? []
  return {
    checkout: checkout?.values,
    comments: Object.keys(comments?.values ?? {}).length,
    quickOrder: quickOrder?.lines.length ?? 0,
  }
}
