import type { ErrorKind, OperationName } from '@trade-portal/supplier-api'
import type { Difference } from './compareWire.ts'

/** What one call came to. */
export interface Finding {
  readonly name: OperationName
  /**
   * `agrees`, also where the server has nothing to show and says so as specified; `differs`; `unchecked` where the
   * server refused what stood in for arguments that nothing on this account provides.
   */
  readonly verdict: 'agrees' | 'differs' | 'unchecked'
  readonly milliseconds: number
  readonly differences: readonly Difference[]
  /** Rows that the portal would leave out because it cannot read them. */
  readonly droppedRows: number
  /** How the call failed; null where it did not. */
  readonly error: { readonly kind: ErrorKind; readonly message: string } | null
  /** What else there is to say; blank for nothing. */
  readonly note: string
}
