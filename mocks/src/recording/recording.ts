import type { OperationName } from '@trade-portal/supplier-api'

/** One answer of a real server, as `pnpm probe --record` writes it. */
export interface RecordedCall {
  /**
   * A call gets this answer if it has all these arguments. `{}` matches every call. A recording leaves out session ids,
   * cart ids, passwords and the fields that the API client adds by itself, because a story has other values for them.
   */
  readonly request: Readonly<Record<string, unknown>>
  /** The HTTP status; 200 by default. */
  readonly status?: number
  /** The complete response body. */
  readonly answer: unknown
}

/** Recorded answers of a real server, by operation. Calls that match no recorded answer are simulated. */
export type Recording = { readonly [N in OperationName]?: readonly RecordedCall[] }

/** The first recorded call whose arguments are all in the request; undefined if none matches. */
export function recordedCall(
  recording: Recording,
  name: OperationName,
  body: Readonly<Record<string, unknown>>,
): RecordedCall | undefined {
  return recording[name]?.find(({ request }) =>
    Object.entries(request).every(([field, value]) => comparable(value) === comparable(body[field])),
  )
}

/** Converts a value for comparison: an identifier may be a number in the request and text in the recording. */
function comparable(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}
