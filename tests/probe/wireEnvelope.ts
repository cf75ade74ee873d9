import type { WireAnswer } from './wireTap.ts'

/** The data of a response as received; undefined if it is an error or cannot be parsed. */
export function answerOf(answer: WireAnswer | undefined): { readonly data: unknown; readonly isStatedError: boolean } {
  const body = answer && parsed(answer.text)
  const isStatedError = isRecord(body) && body['hasErrors'] === true
  if (isStatedError || !answer || answer.status < 200 || answer.status > 299) return { data: undefined, isStatedError }
  return { data: isRecord(body) && isRecord(body['dataset']) ? body['dataset'] : body, isStatedError }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
