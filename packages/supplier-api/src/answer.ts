import { classifyMessage, SupplierError, TransportError, type FieldMessage } from './errors.ts'

/** A complete HTTP response. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
}

/**
 * Returns the data of an answer or throws its error. An error in the server's envelope takes precedence over the HTTP
 * status, and over data in the same answer.
 * @param hasSession Whether the call was made in a session.
 * @throws SupplierError, TransportError
 */
export function readAnswer(answer: RawAnswer, hasSession = false): unknown {
  const body = parseJson(answer.text) ?? undefined
  const failed = findFailedPart(body)
  if (failed) throw envelopeError(failed['errorTable'])
  const reason = isRecord(body) && !hasSession ? plainText(body['msg']) : ''
  // Some servers refuse a sign-in with an HTTP status and a message. The error then carries this message.
  if (reason !== '' && answer.status >= 400 && answer.status < 500)
    throw new SupplierError('field', [{ field: '', msg: reason }])
  // Only a call in a session can fail because the session has expired. A sign-in, for example, is made without one.
  if (answer.status === 401 && hasSession) throw new SupplierError('session-expired')
  if (answer.status === 429) throw new TransportError('busy')
  if (answer.status >= 400 && answer.status < 500) throw new TransportError('refused')
  if (answer.status < 200 || answer.status >= 300) throw new TransportError('http')
  if (body === undefined) throw new TransportError('unexpected-answer')
  return unwrapDataset(body)
}

/**
 * Returns the part of an answer that reports a failure: the answer itself or its data set; undefined if neither does.
 */
export function findFailedPart(body: unknown): Record<string, unknown> | undefined {
  if (!isRecord(body)) return undefined
  return [body, body['dataset']].filter(isRecord).find((level) => isTrue(level['hasErrors']))
}

function envelopeError(errorTable: unknown): SupplierError {
  // A gateway may send the row itself in place of a table of one row.
  const isRow = isRecord(errorTable) && ('msg' in errorTable || 'field' in errorTable)
  const table: unknown = isRow ? [errorTable] : errorTable
  if (!Array.isArray(table)) return new SupplierError('api')
  const fields = table.filter(isRecord).map(fieldMessage)
  const first = fields[0]
  return new SupplierError(first?.field === '' ? classifyMessage(first.msg) : 'field', fields)
}

function fieldMessage(entry: Record<string, unknown>): FieldMessage {
  return { field: plainText(entry['field']), msg: plainText(entry['msg']) }
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Parses JSON, which may begin with a byte order mark; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Returns the data set of an answer, with the envelope's `hasErrors`, which shows whether a write has succeeded. */
function unwrapDataset(body: unknown): unknown {
  if (!isRecord(body)) return body
  const { hasErrors, dataset } = body
  if (!isRecord(dataset)) return withoutNotes(body)
  return withoutNotes(hasErrors === undefined ? dataset : { hasErrors, ...dataset })
}

/**
 * Removes the server's notes about the data set, such as `prods:hasChanges`, because they are not fields of the answer.
 */
function withoutNotes(level: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(level)
  const fields = keys.filter((key) => !key.startsWith('prods:'))
  return fields.length === keys.length ? level : Object.fromEntries(fields.map((key) => [key, level[key]]))
}

/** Whether a value clearly means yes. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|yes|y|1)$/i.test(value.trim()))
}

/** Whether a value is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
