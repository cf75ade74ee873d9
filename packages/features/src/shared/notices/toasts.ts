import { createToasts } from '@trade-portal/design-system'

/** The toast queue that the whole portal shares. */
export const toasts = createToasts()
