import { pageState } from '@trade-portal/design-system/page-state'
import { toasts } from './toasts.ts'

const current = pageState(() => ({ session: {} }))

/**
 * Ends the messages of a session, so that the next user sees none of them. Actions that are still running announce nothing
 * more, and past messages are deleted.
 */
export function endSessionScope(): void {
  current().session = {}
  toasts.messages.forget()
}

/**
 * Remembers the current session, for an outcome that may arrive after the session has ended.
 * @returns a function that says whether that session is still the current one
 */
export function captureSession(): () => boolean {
  const scope = current()
  const own = scope.session
  return () => own === scope.session
}

/**
 * Returns a function that announces a message, but only to the user who began the action. Call `captureToast` before
 * awaiting the action, and the returned function afterwards.
 */
export function captureToast(): (message: string) => void {
  const isSameSession = captureSession()
  return (message) => {
    if (isSameSession()) toasts.announce(message)
  }
}
