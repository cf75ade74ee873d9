import type { OperationName } from '@trade-portal/supplier-api'
import type { RecordedCall, Recording } from './recording.ts'

/** The first recorded call whose arguments the request has; undefined if there is none. */
export function recordedCall(
  recording: Recording,
  name: OperationName,
  body: Readonly<Record<string, unknown>>,
): RecordedCall | undefined {
  return recording[name]?.find(({ request }) =>
    Object.entries(request).every(([field, value]) => written(value) === written(body[field])),
  )
}

/** An identifier may be a number in the one and text in the other. */
function written(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}
