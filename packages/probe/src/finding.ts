import type { ErrorKind, OperationName } from '@trade-portal/supplier-api'
import type { Difference } from './wire/compareWire.ts'

/** The result of one call. */
export interface Finding {
  readonly name: OperationName | 'preflight'
  /**
   * `agrees` also stands for a server that has no data and says so as specified. `unchecked` means that the server
   * refused the arguments of the example, which are used if the account has no data to take real ones from.
   */
  readonly verdict: 'agrees' | 'differs' | 'unchecked'
  /** From sending the request until the response has been parsed. */
  readonly milliseconds: number
  /** Includes differences that are only information. */
  readonly differences: readonly Difference[]
  /** Number of rows that the portal would drop because it cannot parse them. */
  readonly droppedRows: number
  /** How the call failed; null if it succeeded, or if the server refused it as it has to. */
  readonly error: CallError | null
  /** What kind of call it was, where that is not obvious; may be empty. */
  readonly note: string
  /** Defects that customers would see even though the form of the response is right. */
  readonly remarks: readonly Remark[]
}

export interface CallError {
  readonly kind: ErrorKind
  /** As customers would read it. */
  readonly message: string
}

/**
 * A sentence about a response that says what customers would see. A remark that `breaks` counts as a difference. One to
 * `look` at is for a person to judge, and never changes the exit code.
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

/** The finding of a call whose response is not compared with the registry, so only its remarks decide the verdict. */
export function findingOf(name: Finding['name'], milliseconds: number, remarks: readonly Remark[], note = ''): Finding {
  const verdict = remarks.some(({ kind }) => kind === 'breaks') ? 'differs' : 'agrees'
  return { name, verdict, milliseconds, differences: [], droppedRows: 0, error: null, note, remarks }
}
