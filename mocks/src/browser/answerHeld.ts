import type { OperationName } from '@trade-portal/supplier-api'

declare global {
  interface Window {
    answerHeld?: (name: OperationName) => void
  }
}

/** Lets the calls of an operation be answered that `given({ held })` has held back. */
export function answerHeld(name: OperationName): void {
  window.answerHeld?.(name)
}
