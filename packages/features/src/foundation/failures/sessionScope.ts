import { pageState } from '@trade-portal/design-system/page-state'
import { toasts } from './toasts.ts'

const current = pageState(() => ({ session: {} }))

/** Drops pending messages when the session ends, because the next user may be another one. */
export function endSessionScope(): void {
  current().session = {}
  toasts.messages.forget()
}

/** @returns a function that says whether the current session still lasts, for an outcome that may arrive after its end */
export function captureSession(): () => boolean {
  const scope = current()
  const own = scope.session
  return () => own === scope.session
}

/** Returns a function that shows a toast, but only to the user who began the action: get it before waiting, call it after. */
export function captureToast(): (message: string) => void {
  const isSameSession = captureSession()
  return (message) => {
    if (isSameSession()) toasts.announce(message)
  }
}
