import { toasts } from './toasts.ts'
import { messageOf, signsOut, isReported } from './failures.ts'

/**
 * Reports a failed action in a toast, if the screen has no place for the error.
 * @param describe the text for the error, such as `requestFailure`
 */
export function toastFailure(error: unknown, describe: (error: unknown) => string = messageOf): void {
  // After an automatic sign-out the sign-in page shows the reason.
  if (!signsOut(error) && !isReported(error)) toasts.error(describe(error))
}
