import { createToasts } from '@trade-portal/design-system'

/** The portal's one queue of passing notices. */
export const toasts = createToasts()
