import { createToasts, type Toasts } from '@trade-portal/design-system'
import { pageState } from '@trade-portal/design-system/page-state'

const toastsOfPage = pageState(createToasts)

/** The toasts that the whole page shares. */
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
