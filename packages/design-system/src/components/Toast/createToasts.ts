import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { announce } from '../../announcer/announce.ts'
import { createMessages, type Messages, type ToastTone } from './messages.ts'
import { exitDuration, toastDuration } from './timing.ts'
import { elapsed, startTimer } from '../../time/clock.ts'

/** Equal errors within this time are one. */
const sameCauseMs = 1000

interface ToastContent {
  tone: ToastTone
  message: string
}

/** A queue that keeps closed toasts for a moment, marked as leaving, for their exit animation, and counts repetitions. */
class LeavingToastQueue extends ToastQueue<ToastContent> {
  leaving: ReadonlySet<string> = new Set()
  /** How often the message of a toast was repeated while it was shown. Messages that were not repeated are left out. */
  counts: ReadonlyMap<string, number> = new Map()
  readonly #listeners = new Set<() => void>()

  override close(key: string): void {
    if (this.leaving.has(key)) return
    this.#setLeaving(new Set([...this.leaving, key]))
    startTimer(() => {
      super.close(key)
      this.counts = new Map([...this.counts].filter(([other]) => other !== key))
      this.#setLeaving(new Set([...this.leaving].filter((other) => other !== key)))
    }, exitDuration)
  }

  /** Counts the message once more, and shows it for its whole time from now on. @returns how often it was shown */
  repeat(key: string): number {
    const count = (this.counts.get(key) ?? 1) + 1
    this.counts = new Map(this.counts).set(key, count)
    const timer = this.visibleToasts.find((toast) => toast.key === key)?.timer
    timer?.pause()
    timer?.reset(toastDuration)
    this.#notify()
    return count
  }

  readonly onMarked = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly onChange = (listener: () => void) => this.subscribe(listener)

  #setLeaving(leaving: ReadonlySet<string>) {
    this.leaving = leaving
    this.#notify()
  }

  #notify() {
    for (const listener of this.#listeners) listener()
  }
}

/** @param announcement Replaces the message for screen readers; '' where it is announced elsewhere. */
type ShowToast = (message: string, announcement?: string) => void

export interface Toasts {
  /**
   * Shows a short message for three seconds, announces it, and keeps it in `messages`. The same
   * message within that time is counted, as in "Added to cart (2)", which is announced too, and stays for three seconds more.
   */
  success: ShowToast
  error: ShowToast
  /** Announces a message and keeps it, without a toast. */
  announce: (message: string) => void
  /** Removes all toasts at once. */
  clear: () => void
  /** The last messages, to be read again. */
  messages: Messages
  /** For `ToastRegion` alone. */
  queue: LeavingToastQueue
}

/** A queue for short messages, which a `ToastRegion` shows. */
export function createToasts(): Toasts {
  const queue = new LeavingToastQueue({ maxVisibleToasts: 3 })
  const messages = createMessages()
  /** The toasts that are shown, and when each was announced last. */
  const open = new Map<string, { readonly key: string; readonly saidAt: number }>()
  const show =
    (tone: ToastTone): ShowToast =>
    (message, announcement = message) => {
      const identity = `${tone} ${message}`
      const shown = open.get(identity)
      const now = elapsed()
      // Several calls may fail of one cause, a moment apart. Each success is announced, because it answers an action.
      if (tone === 'error' && shown && now - shown.saidAt < sameCauseMs) return
      const urgency = tone === 'error' ? 'assertive' : 'polite'
      if (shown && !queue.leaving.has(shown.key)) {
        open.set(identity, { ...shown, saidAt: now })
        const count = queue.repeat(shown.key)
        if (announcement !== '') announce(`${announcement} (${count})`, urgency)
        return
      }
      announce(announcement, urgency)
      if (announcement !== '') messages.keep(tone, announcement)
      const onClose = () => {
        if (open.get(identity)?.key === key) open.delete(identity)
      }
      const key = queue.add({ tone, message }, { timeout: toastDuration, onClose })
      open.set(identity, { key, saidAt: now })
    }
  const clear = () => {
    queue.clear()
    open.clear()
  }
  const announceOnly = (message: string) => {
    announce(message)
    messages.keep('success', message)
  }
  return { success: show('success'), error: show('error'), announce: announceOnly, clear, messages, queue }
}
