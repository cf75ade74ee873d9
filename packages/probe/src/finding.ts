import type { ErrorKind, OperationName } from '@trade-portal/supplier-api'
import type { Difference } from './wire/compareWire.ts'

/** The result of one call. */
export interface Finding {
  readonly name: OperationName | 'preflight'
  /**
   * `agrees`: the response is as specified. This includes an error that says in the specified form that there is no data.
   * `unchecked`: the account has no data from which to take arguments, and the server refused the arguments of the
   * registry's example.
   */
  readonly verdict: 'agrees' | 'differs' | 'unchecked'
  /** Time from sending the request until the response has been parsed. */
  readonly milliseconds: number
  /** All differences, including those that are only information. */
  readonly differences: readonly Difference[]
  /** Number of rows that the portal would drop because it cannot read them. */
  readonly droppedRows: number
  /** How the call failed. Null if it succeeded. Also null for the calls that the server must refuse. */
  readonly error: CallError | null
  /** A note on the call or its answer, such as "no data, reported as specified". May be empty. */
  readonly note: string
  /** Defects that customers would see even though the form of the response is right. */
  readonly remarks: readonly Remark[]
}

export interface CallError {
  readonly kind: ErrorKind
  /** The message that customers would read. */
  readonly message: string
  /** What came instead of an answer, and from which address; '' if the answer itself says why the call failed. */
  readonly came: string
}

/**
 * A sentence about a response, which says what customers would see. A remark of the kind `breaks` counts as a
 * difference. A remark of the kind `look` is for a person to judge, and never changes the exit code.
 */
export interface Remark {
  readonly kind: 'breaks' | 'look'
  readonly text: string
}

export function breaks(text: string): Remark {
  return { kind: 'breaks', text }
}

export function look(text: string): Remark {
  return { kind: 'look', text }
}

/** The finding of a call that is not compared with the operation registry. Only its remarks decide the verdict. */
export function findingOf(name: Finding['name'], milliseconds: number, remarks: readonly Remark[], note = ''): Finding {
  const verdict = remarks.some(({ kind }) => kind === 'breaks') ? 'differs' : 'agrees'
  return { name, verdict, milliseconds, differences: [], droppedRows: 0, error: null, note, remarks }
}
