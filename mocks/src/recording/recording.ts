import type { OperationName } from '@trade-portal/supplier-api'

/** One answer of a real server, as `pnpm probe --record` writes it. */
export interface RecordedCall {
  /**
   * The arguments that a call must have to get this answer, without sessions, carts and the fields that the client
   * fills. With `{}` every call gets it.
   */
  readonly request: Readonly<Record<string, unknown>>
  /** The HTTP status; 200 unless given. */
  readonly status?: number
  /** The body, with its envelope. */
  readonly answer: unknown
}

/** Answers of a real server, by operation. All other operations, and calls with other arguments, are simulated. */
export type Recording = { readonly [N in OperationName]?: readonly RecordedCall[] }

/** The first recorded call whose arguments are all in the request; undefined if there is none. */
export function recordedCall(
  recording: Recording,
  name: OperationName,
  body: Readonly<Record<string, unknown>>,
): RecordedCall | undefined {
  return recording[name]?.find(({ request }) =>
    Object.entries(request).every(([field, value]) => comparable(value) === comparable(body[field])),
  )
}

/** A value in comparable form: an identifier may be a number in the request and text in the recording, or the reverse. */
function comparable(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}
