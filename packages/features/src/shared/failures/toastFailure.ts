import { toasts } from '../notices/toasts.ts'
import { firstServerMessage, messageOf, signsOut, wasTold } from './failures.ts'

/**
 * Reports a failed action that has no place on the screen for its error.
 * @param otherwise Given where only the supplier's first message is to be shown: the text for what is no message of theirs.
 */
export function toastFailure(error: unknown, otherwise?: string): void {
  // After an automatic sign-out the sign-in page shows the reason.
  if (signsOut(error) || wasTold(error)) return
  toasts.error(otherwise === undefined ? messageOf(error) : firstServerMessage(error, otherwise))
}
