import { pageState } from '@trade-portal/design-system/page-state'
import { toasts } from './toasts.ts'

const current = pageState(() => ({ session: {} }))

/** Drops pending messages when the session ends, because the next user may be another one. */
export function endSessionScope(): void {
  current().session = {}
  toasts.messages.forget()
}

/**
 * For an outcome that may arrive after the session has ended.
 * @returns a function that says whether the session of this call still lasts
 */
export function captureSession(): () => boolean {
  const scope = current()
  const own = scope.session
  return () => own === scope.session
}

/**
 * Returns a function that announces a message, but only to the user who began the action. Call `captureToast` before
 * waiting, and the returned function after it.
 */
export function captureToast(): (message: string) => void {
  const isSameSession = captureSession()
  return (message) => {
    if (isSameSession()) toasts.announce(message)
  }
}
