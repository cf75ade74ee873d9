import { pageState } from '@trade-portal/design-system/page-state'
import { createToasts, type Toasts } from '@trade-portal/design-system/toasts'
import { isReported, messageOf } from './failures.ts'

const toastsOfPage = pageState(createToasts)

/** The toasts of the whole page. */
export const toasts: Toasts = {
  success: (message, announcement) => toastsOfPage().success(message, announcement),
  error: (message, announcement) => toastsOfPage().error(message, announcement),
  announce: (message) => toastsOfPage().announce(message),
  clear: () => toastsOfPage().clear(),
  get messages() {
    return toastsOfPage().messages
  },
  get queue() {
    return toastsOfPage().queue
  },
}

/**
 * Shows the error of a failed action in a toast, for a screen without a place for the error. Shows nothing if the error is
 * already reported.
 * @param describe Returns the text for the error, such as `requestFailure`.
 */
export function toastFailure(error: unknown, describe: (error: unknown) => string = messageOf): void {
  if (!isReported(error)) toasts.error(describe(error))
}
