import { readAnswer, type RawAnswer } from '../answer.ts'
import { errorTable, SupplierError, TransportError, type ErrorKind } from '../errors.ts'

/** One kind of failure, described for developers of the server. */
export type ErrorDescription = ReturnType<typeof describeErrors>[number]

/** Describes all kinds of error in the error table, and how to recognise each. */
export function describeErrors() {
  return Object.keys(errorTable)
    .filter(isErrorKind)
    .map((kind) => {
      const { recognisedBy, says, signsOut, retried } = errorTable[kind]
      const signs = [textSign(recognisedBy), otherSigns[kind], statusSign(kind)].filter((sign) => sign !== undefined)
      return {
        kind,
        recognisedBy: signs.map(({ sign }) => sign).join('; or '),
        says,
        signsOut,
        retried,
        /** A response that is recognised as this kind; null if no response arrives. */
        example: signs[0]?.example ?? null,
      }
    })
}

/** The kind of error in a response to a call with a session; null for a success. */
export function kindOfAnswer(answer: RawAnswer): ErrorKind | null {
  try {
    readAnswer(answer, true)
    return null
  } catch (error) {
    if (error instanceof SupplierError || error instanceof TransportError) return error.kind
    throw error
  }
}

/** One way to recognise a kind of failure. */
interface Sign {
  readonly sign: string
  readonly example: RawAnswer | null
}

const errorResponse = (errorRows?: readonly { field: string; msg: string }[]): RawAnswer => ({
  status: 200,
  text: JSON.stringify({ hasErrors: true, errorTable: errorRows }),
})

/** How to recognise the kinds of error that no fixed server message or HTTP status identifies. */
const otherSigns: Partial<Record<ErrorKind, Sign>> = {
  field: {
    sign: 'the first row of errorTable names a field, or its text is none of those listed here',
    example: errorResponse([{ field: 'buildersRef', msg: 'This order reference has already been used' }]),
  },
  api: { sign: 'hasErrors without errorTable', example: errorResponse() },
  network: {
    sign: 'no connection, a broken one, a redirect, or an answer that the browser may not read',
    example: null,
  },
  timeout: { sign: 'the whole answer did not arrive in time', example: null },
  'unexpected-answer': {
    sign: 'not JSON, or a table or a required field is missing',
    example: { status: 200, text: '<!doctype html><title>Sign in to the network</title>' },
  },
}

function textSign(texts: readonly string[]): Sign | undefined {
  const [first] = texts
  if (first === undefined) return undefined
  return {
    sign: `the first row of errorTable has no field and its text contains “${texts.join('” or “')}”`,
    example: errorResponse([{ field: '', msg: first }]),
  }
}

/** The HTTP statuses that stand for a kind when the response has no error envelope. */
function statusSign(kind: ErrorKind): Sign | undefined {
  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index).filter(
    (status) => kindOfAnswer({ status, text: '' }) === kind,
  )
  const [first] = statuses
  return first === undefined
    ? undefined
    : { sign: `HTTP ${ranges(statuses).join(', ')}`, example: { status: first, text: '' } }
}

/** Combines numbers into ranges: 400, 402, 403 become `400` and `402–403`. */
function ranges(ascending: readonly number[]): string[] {
  const starts = ascending.filter((value) => !ascending.includes(value - 1))
  const ends = ascending.filter((value) => !ascending.includes(value + 1))
  return starts.map((start, index) => (start === ends[index] ? `${start}` : `${start}–${ends[index]}`))
}

function isErrorKind(kind: string): kind is ErrorKind {
  return Object.hasOwn(errorTable, kind)
}
