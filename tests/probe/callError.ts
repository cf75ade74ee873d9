import { SupplierError, TransportError, type ErrorKind } from '@trade-portal/supplier-api'

/** How a call failed. */
export interface CallError {
  readonly kind: ErrorKind
  readonly message: string
}

export function errorOf(thrown: unknown): CallError {
  if (thrown instanceof SupplierError || thrown instanceof TransportError)
    return { kind: thrown.kind, message: thrown.message }
  // The client needs a value that no earlier response has provided.
  return { kind: 'unexpected-answer', message: thrown instanceof Error ? thrown.message : 'The call failed' }
}
