import type { OperationName } from '@trade-portal/supplier-api'
import type { CallError } from './callError.ts'
import type { Difference } from './compareWire.ts'
import type { Remark } from './remark.ts'

/** The result of one call. */
export interface Finding {
  readonly name: OperationName | 'preflight'
  /**
   * `agrees`, also if the server has no data and says so as specified; `differs`; `unchecked` if the server refused
   * example arguments, because the account has no data to take real ones from.
   */
  readonly verdict: 'agrees' | 'differs' | 'unchecked'
  readonly milliseconds: number
  /** Those that matter, and those that are only information. */
  readonly differences: readonly Difference[]
  /** Number of rows that the portal would drop because it cannot parse them. */
  readonly droppedRows: number
  /** How the call failed; null if it succeeded, or failed as it should. */
  readonly error: CallError | null
  /** An additional remark; may be empty. */
  readonly note: string
  /** What customers would see, although the form of the response is right. */
  readonly remarks: readonly Remark[]
}
