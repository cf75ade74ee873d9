/** What most errors have in common. */
const usual = { recognisedBy: [], signsOut: false, retried: false } as const

/**
 * Every way in which a call can fail, how it is recognised, and what happens then. The client, the session, the
 * retries, the simulator and the documentation all read this table.
 */
export const errorTable = {
  'session-expired': {
    ...usual,
    recognisedBy: ['session has expired', 'Invalid Session ContextID'],
    signsOut: true,
    says: 'Your session has expired. Sign in again.',
  },
  'no-records': { ...usual, recognisedBy: ['No matching records'], says: 'No matching records.' },
  'no-product-data': { ...usual, recognisedBy: ['No data for product'], says: 'No data for product.' },
  'no-price-book': {
    ...usual,
    recognisedBy: ['No price book extract has been set up for you'],
    says: 'No price book extract has been set up for you.',
  },
  queued: {
    ...usual,
    recognisedBy: ['Your request has been queued and will be emailed to the specified recipients when generated'],
    says: 'Your request has been queued and will be emailed to the specified recipients when generated.',
  },
  field: { ...usual, says: 'Field Error' },
  api: { ...usual, signsOut: true, says: 'Api Error' },
  network: {
    ...usual,
    retried: true,
    says: 'We cannot reach the supplier. Check your connection and try again.',
  },
  // The customer has already waited a long time and should decide whether to try again.
  timeout: { ...usual, says: 'The supplier took too long to answer. Try again.' },
  // Automatic retries would keep the server busy.
  busy: { ...usual, says: 'The supplier is busy. Try again in a minute.' },
  http: { ...usual, retried: true, says: 'The supplier could not handle the request. Try again.' },
  refused: { ...usual, says: 'The supplier refused the request.' },
  'unexpected-answer': { ...usual, says: 'The supplier gave an unexpected answer. Try again.' },
} as const satisfies Record<string, ErrorRow>

interface ErrorRow {
  /** An error is of this kind if the server's first message contains one of these texts, in any letter case. */
  readonly recognisedBy: readonly string[]
  /** Whether the error signs the customer out. */
  readonly signsOut: boolean
  /** Whether a query that fails with this error is retried automatically. Mutations never are. */
  readonly retried: boolean
  /** The message that the customer reads if the server gives none. */
  readonly says: string
}

/** Errors that the server reports by a fixed message. */
const messageKinds = ['session-expired', 'no-records', 'no-product-data', 'no-price-book', 'queued'] as const

export type ErrorKind = keyof typeof errorTable
/** Errors that the server reports in its error envelope. */
export type SupplierErrorKind = (typeof messageKinds)[number] | 'field' | 'api'
export type TransportErrorKind = Exclude<ErrorKind, SupplierErrorKind>

/** One row of the server's error table. */
export interface FieldMessage {
  readonly field: string
  readonly msg: string
}

abstract class CallError extends Error {
  abstract readonly kind: ErrorKind

  get signsOut(): boolean {
    return errorTable[this.kind].signsOut
  }

  get retried(): boolean {
    return errorTable[this.kind].retried
  }
}

/** An error that the server reports in its envelope: it understood the request and refused it. */
export class SupplierError extends CallError {
  override readonly name = 'SupplierError'
  readonly kind: SupplierErrorKind
  readonly fields: readonly FieldMessage[]

  constructor(kind: SupplierErrorKind, fields: readonly FieldMessage[] = []) {
    const joined = fields.map((entry) => entry.msg).join('\n')
    super(joined.trim() === '' ? errorTable[kind].says : joined)
    this.kind = kind
    this.fields = fields
  }

  /** The server's first message, for places that show only one. */
  get firstMessage(): string {
    return this.fields.find((entry) => entry.msg.trim() !== '')?.msg ?? this.message
  }
}

/**
 * Any failure that is not a `SupplierError`. See `mayHaveBeenPerformed` for whether the request may have had an effect.
 */
export class TransportError extends CallError {
  override readonly name = 'TransportError'
  readonly kind: TransportErrorKind

  /** @param detail A sentence to add to the message, such as what the answer lacks. */
  constructor(kind: TransportErrorKind, detail?: string) {
    super(detail === undefined ? errorTable[kind].says : `${errorTable[kind].says} ${detail}`)
    this.kind = kind
  }
}

/** The kind of error to which a message of the server belongs. */
export function classifyMessage(message: string): SupplierErrorKind {
  const lowerCase = message.toLowerCase()
  return (
    messageKinds.find((kind) => errorTable[kind].recognisedBy.some((text) => lowerCase.includes(text.toLowerCase()))) ??
    'field'
  )
}

const unsent = new WeakSet<Error>()

/** Marks the error of a call that was never sent. */
export function markUnsent(error: unknown): void {
  if (error instanceof Error) unsent.add(error)
}

/** Whether the call was certainly never sent, because a value was missing or the browser was offline. */
export function wasNeverSent(error: unknown): boolean {
  return error instanceof Error && unsent.has(error)
}

/**
 * Whether the server may have carried out a call that failed. This is impossible if the call was never sent, the server
 * reported an error, or the HTTP status is 400 to 499.
 */
export function mayHaveBeenPerformed(error: unknown): boolean {
  if (wasNeverSent(error)) return false
  return error instanceof TransportError && error.kind !== 'refused' && error.kind !== 'busy'
}
