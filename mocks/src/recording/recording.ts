import type { OperationName } from '@trade-portal/supplier-api'

/** One answer of a real server, as `pnpm probe --record` writes it. */
export interface RecordedCall {
  /**
   * The arguments that a call must have to get this answer. Those that the client fills, sessions and carts are never
   * among them. `{}` answers every call.
   */
  readonly request: Readonly<Record<string, unknown>>
  /** The HTTP status; 200 unless given. */
  readonly status?: number
  /** The body, with its envelope. */
  readonly answer: unknown
}

/** Answers of a real server, by operation. All other operations, and calls with other arguments, are simulated. */
export type Recording = { readonly [N in OperationName]?: readonly RecordedCall[] }
