import { toasts } from './toasts.ts'
import { isReported, messageOf } from './failures.ts'

/**
 * Reports a failed action in a toast, if the screen has no place for the error.
 * @param describe the text for the error, such as `requestFailure`
 */
export function toastFailure(error: unknown, describe: (error: unknown) => string = messageOf): void {
  if (!isReported(error)) toasts.error(describe(error))
}
