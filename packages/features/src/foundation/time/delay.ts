import { startTimer } from '@trade-portal/design-system/time'

/** Resolves after a time in milliseconds. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => startTimer(resolve, ms))
}
