import { pageState } from '@trade-portal/design-system/page-state'
import { toasts } from './toasts.ts'

const current = pageState(() => ({ session: {} }))

/** What the session's actions have yet to tell is told to nobody, because the next user may be another one. */
export function endSessionScope(): void {
  current().session = {}
  toasts.messages.forget()
}

/** @returns whether the session in which this was called still lasts, for an outcome that may come after its end */
export function captureSession(): () => boolean {
  const news = current()
  const own = news.session
  return () => own === news.session
}

/** Tells in words how something has ended, to the user who began it: take it before the wait, call it after. */
export function captureToast(): (words: string) => void {
  const isSameSession = captureSession()
  return (words) => {
    if (isSameSession()) toasts.announce(words)
  }
}
