import * as v from 'valibot'

/** The unit of the delivery charge that an order adds to the cart. The supplier may write it in any letter case. */
export const chargeUnit = 'ea'

const transactionType = v.picklist(['Order', 'Quote'])
export type TransactionType = v.InferOutput<typeof transactionType>

const orderedLines = v.array(v.object({ productId: v.string(), quantity: v.number() }))
export type OrderedLine = v.InferOutput<typeof orderedLines>[number]

/** What an order in the supplier's list is compared with. */
const comparedValues = v.object({
  type: transactionType,
  reference: v.string(),
  jobName: v.string(),
  /** Cents, including tax; null if the total is not known before the order is created. */
  total: v.nullable(v.number()),
})
export type ComparedValues = v.InferOutput<typeof comparedValues>

const sentValues = {
  ...comparedValues.entries,
  cartId: v.string(),
  chargeProduct: v.string(),
  /** Time of sending, in milliseconds since 1970. */
  at: v.number(),
  /** Keys of the similar orders that existed before, so that none can be this one; null if they could not be read. */
  similarOrders: v.nullable(v.array(v.string())),
  /** Empty once another user has signed out on this device. */
  lines: orderedLines,
  /** Whether the customer has dismissed the notice about this order, after changing to another cart. */
  isDismissed: v.optional(v.boolean()),
}

/** The last attempt to order a cart. A cart has at most one such record. */
const attempt = v.variant('state', [
  /** A delivery charge may have been added to the cart. The order has not been sent. */
  v.object({
    state: v.literal('preparing'),
    cartId: v.string(),
    chargeProduct: v.string(),
    /** When the last refused or abandoned order was sent, in milliseconds since 1970. */
    settled: v.optional(v.number()),
  }),
  /** The order has been sent. No readable response has arrived. */
  v.object({ state: v.literal('sent'), ...sentValues }),
  /** The order has been placed. */
  v.object({
    state: v.literal('done'),
    cartId: v.string(),
    type: transactionType,
    number: v.nullable(v.string()),
    lines: orderedLines,
  }),
])
export type OrderAttempt = v.InferOutput<typeof attempt>
export type SentAttempt = Extract<OrderAttempt, { state: 'sent' }>
export type DoneAttempt = Extract<OrderAttempt, { state: 'done' }>

/** A sent attempt of unknown outcome, whose cart the customer has decided to order again. Its order may still arrive. */
const abandoned = v.object({ state: v.literal('abandoned'), ...sentValues })
export type AbandonedAttempt = v.InferOutput<typeof abandoned>

/**
 * Written when an order is sent or a quote is accepted. The list of orders is then read again, because a browser may repeat a
 * request by itself.
 */
const watched = v.object({
  state: v.literal('watched'),
  ...comparedValues.entries,
  /** The id of the cart, or the key of the accepted quote. */
  cartId: v.string(),
  /** Time of sending, in milliseconds since 1970. */
  at: v.number(),
  similarOrders: v.array(v.string()),
  /** Whether an earlier press for the same cart or quote had no known outcome. Its order may arrive too. */
  isPressedAgain: v.boolean(),
  /** When the list first showed the order, in milliseconds since 1970; null before that. */
  seenAt: v.nullable(v.number()),
  /** When the list is read next, in milliseconds since 1970; null if it is not read again. */
  nextAt: v.nullable(v.number()),
})
export type WatchedOrder = v.InferOutput<typeof watched>

/** A notice about an order. It is shown until the customer dismisses or answers it. */
const notice = v.object({
  state: v.literal('notice'),
  cartId: v.string(),
  type: transactionType,
  number: v.nullable(v.string()),
  about: v.variant('kind', [
    /** An order whose outcome was unknown has been placed. `isLate`: the customer had already given up on this order. */
    v.object({ kind: v.literal('placed'), isLate: v.boolean(), isEmptied: v.boolean() }),
    /** The cart was ordered twice. `other` is the number of the first order, null if the supplier gave none. */
    v.object({ kind: v.literal('twice'), other: v.nullable(v.string()) }),
    /** The list has two equal orders; `other` is the first. `isOnePress`: whether the customer certainly pressed once. */
    v.object({ kind: v.literal('repeated'), other: v.string(), isOnePress: v.boolean() }),
    /** The customer has to say whether an order in the list is the one that was sent. `same`: what both have in common. */
    v.object({ kind: v.literal('possible'), same: v.picklist(['job', 'amount']) }),
  ]),
  isDismissed: v.boolean(),
  /** Whether the customer has said that a possible order is not the one that was sent. */
  isDenied: v.optional(v.boolean()),
})
export type OrderNotice = v.InferOutput<typeof notice>

/** Copies what is compared, and nothing else. */
export const pickCompared = (values: ComparedValues): ComparedValues => v.parse(comparedValues, values)

export type OrderRecord = OrderAttempt | AbandonedAttempt | WatchedOrder | OrderNotice

export const orderRecord = v.union([attempt, abandoned, watched, notice])

export function isAttempt(record: OrderRecord): record is OrderAttempt {
  return record.state === 'preparing' || record.state === 'sent' || record.state === 'done'
}

/** An attempt of unknown outcome. */
export function isUnknown(record: OrderRecord): record is SentAttempt | AbandonedAttempt {
  return record.state === 'sent' || record.state === 'abandoned'
}

/** A notice that the customer has not dismissed yet. */
export function isUnread(record: OrderRecord): record is OrderNotice {
  return record.state === 'notice' && !record.isDismissed
}

export function recordKey(record: OrderRecord): string {
  if (record.state === 'abandoned') return `abandoned ${record.cartId} ${record.at}`
  if (record.state === 'notice') return `notice ${record.cartId} ${record.number} ${record.about.kind}`
  return `${record.state === 'watched' ? 'watched' : 'attempt'} ${record.cartId}`
}

/**
 * The more advanced of two records with the same key, which two tabs may have stored. A placed order stays placed. An order
 * of unknown outcome stays unknown until it is settled, because its cart must not be ordered again.
 */
export function mergeRecords(a: OrderRecord, b: OrderRecord): OrderRecord {
  if (settles(a, b)) return a
  if (settles(b, a)) return b
  const rank = ({ state }: OrderRecord) => ['preparing', 'sent', 'done'].indexOf(state)
  if (rank(a) !== rank(b)) return rank(b) > rank(a) ? b : a
  if (a.state === 'sent' && b.state === 'sent' && a.at !== b.at) return b.at > a.at ? b : a
  if (a.state === 'watched' && b.state === 'watched') return (b.nextAt ?? Infinity) > (a.nextAt ?? Infinity) ? b : a
  return 'isDismissed' in b && b.isDismissed ? b : a
}

function settles(record: OrderRecord, other: OrderRecord): boolean {
  return record.state === 'preparing' && other.state === 'sent' && record.settled === other.at
}

/** Whether the cart was sent as an order, with or without a known result. The cart must then not be ordered again. */
export function wasSent(attempt: OrderAttempt | undefined): attempt is SentAttempt | DoneAttempt {
  return attempt?.state === 'sent' || attempt?.state === 'done'
}
