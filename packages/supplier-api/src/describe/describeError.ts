import { readAnswer, type RawAnswer } from '../answer.ts'
import { errorTable, SupplierError, TransportError, type ErrorKind } from '../errors.ts'

/** One kind of failure, for people who write the server. */
export interface ErrorDescription {
  readonly kind: ErrorKind
  readonly recognisedBy: string
  readonly says: string
  readonly signsOut: boolean
  readonly retried: boolean
  /** An answer that is taken for it; null where there is none at all. */
  readonly example: RawAnswer | null
}

/** The error table, with what tells each kind. */
export function describeErrors(): ErrorDescription[] {
  return Object.keys(errorTable)
    .filter(isErrorKind)
    .map((kind) => {
      const { recognisedBy, says, signsOut, retried } = errorTable[kind]
      const signs = [textSign(recognisedBy), ownSigns[kind], statusSign(kind)].filter((sign) => sign !== undefined)
      return {
        kind,
        recognisedBy: signs.map(({ sign }) => sign).join('; or '),
        says,
        signsOut,
        retried,
        example: signs[0]?.example ?? null,
      }
    })
}

/** What an answer is taken for; null where it is good. */
export function kindOfAnswer(answer: RawAnswer): ErrorKind | null {
  try {
    readAnswer(answer)
    return null
  } catch (error) {
    if (error instanceof SupplierError || error instanceof TransportError) return error.kind
    throw error
  }
}

interface Sign {
  readonly sign: string
  readonly example: RawAnswer | null
}

const stated = (errorRows?: readonly { field: string; msg: string }[]): RawAnswer => ({
  status: 200,
  text: JSON.stringify({ hasErrors: true, errorTable: errorRows }),
})

/** What tells the kinds that neither a text nor an HTTP status tells. */
const ownSigns: Partial<Record<ErrorKind, Sign>> = {
  field: {
    sign: 'the first row of errorTable names a field, or has a text that is none of these',
    example: stated([{ field: 'buildersRef', msg: 'This order reference has already been used' }]),
  },
  api: { sign: 'hasErrors without a row in errorTable', example: stated() },
  network: {
    sign: 'no connection, a broken one, a redirect, or an answer that the browser may not read',
    example: null,
  },
  timeout: { sign: 'the whole answer was not there in time', example: null },
  'unexpected-answer': {
    sign: 'not JSON, or without what the portal cannot do without',
    example: { status: 200, text: '<!doctype html><title>Sign in to the network</title>' },
  },
}

function textSign(texts: readonly string[]): Sign | undefined {
  const [first] = texts
  if (first === undefined) return undefined
  return {
    sign: `the first row of errorTable has no field and its text holds “${texts.join('” or “')}”`,
    example: stated([{ field: '', msg: first }]),
  }
}

/** The HTTP statuses that are taken for a kind when the answer states no error of its own. */
function statusSign(kind: ErrorKind): Sign | undefined {
  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index).filter(
    (status) => kindOfAnswer({ status, text: '' }) === kind,
  )
  const [first] = statuses
  return first === undefined
    ? undefined
    : { sign: `HTTP ${ranges(statuses).join(', ')}`, example: { status: first, text: '' } }
}

/** 400, 402, 403 as `400`, `402–403`. */
function ranges(ascending: readonly number[]): string[] {
  const starts = ascending.filter((value) => !ascending.includes(value - 1))
  const ends = ascending.filter((value) => !ascending.includes(value + 1))
  return starts.map((start, index) => (start === ends[index] ? `${start}` : `${start}–${ends[index]}`))
}

function isErrorKind(kind: string): kind is ErrorKind {
  return Object.hasOwn(errorTable, kind)
}
