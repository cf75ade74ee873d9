import { announce } from '../../announcer/announce.ts'
import { elapsed, startTimer } from '../../time/clock.ts'
import { ToastQueue } from './ariaToast.ts'
import type { Countdown } from './createCountdown.ts'
import { createMessages, type Messages, type ToastTone } from './messages.ts'
import { exitDuration } from './timing.ts'

/** Milliseconds in which equal errors are shown and announced only once. */
const repeatedErrorWindowMs = 1000

interface ToastContent {
  tone: ToastTone
  message: string
}

/** A queue that counts repeated messages. Keeps a closed toast, marked as leaving, until its exit animation has ended. */
class LeavingToastQueue extends ToastQueue<ToastContent> {
  leaving: ReadonlySet<string> = new Set()
  /** How often each toast's message was shown, by toast key. Contains only repeated toasts. */
  counts: ReadonlyMap<string, number> = new Map()
  readonly #listeners = new Set<() => void>()
  /** Countdowns of the rendered toasts, by toast key. They replace React Aria's own timers, which tests cannot stop. */
  readonly countdowns = new Map<string, Countdown>()

  override pauseAll(): void {
    for (const countdown of this.countdowns.values()) countdown.pause()
  }

  override resumeAll(): void {
    for (const countdown of this.countdowns.values()) countdown.resume()
  }

  override close(key: string): void {
    if (this.leaving.has(key)) return
    this.#setLeaving(new Set([...this.leaving, key]))
    startTimer(() => {
      super.close(key)
      this.counts = new Map([...this.counts].filter(([other]) => other !== key))
      this.#setLeaving(new Set([...this.leaving].filter((other) => other !== key)))
    }, exitDuration)
  }

  /**
   * Counts a repetition, and starts the toast's time again.
   * @returns how often the toast was shown
   */
  repeat(key: string): number {
    const count = (this.counts.get(key) ?? 1) + 1
    this.counts = new Map(this.counts).set(key, count)
    this.countdowns.get(key)?.restart()
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

/** @param announcement Text to announce instead of the message, or '' if something else announces the message */
type ShowToast = (message: string, announcement?: string) => void

export interface Toasts {
  /**
   * Shows a short message for three seconds, announces it, and keeps it in `messages`. If the same message comes again while
   * it is shown, it is announced with its count, as in "Added to cart (2)", and stays for another three seconds.
   */
  success: ShowToast
  error: ShowToast
  /** Announces and keeps a message without a toast, for a result that the page shows where the user has pressed. */
  announce: (message: string) => void
  /** Removes all toasts at once. */
  clear: () => void
  /** The latest messages, for users who want to read them again. */
  messages: Messages
  /** Only for `ToastRegion`. */
  queue: LeavingToastQueue
}

/** A queue of short messages for a `ToastRegion`. */
export function createToasts(): Toasts {
  const queue = new LeavingToastQueue({ maxVisibleToasts: 3 })
  const messages = createMessages()
  /** The toasts that are not closed yet, by tone and message, with the time of their last announcement. */
  const open = new Map<string, { readonly key: string; readonly saidAt: number }>()
  const show =
    (tone: ToastTone): ShowToast =>
    (message, announcement = message) => {
      const identity = `${tone} ${message}`
      const shown = open.get(identity)
      const now = elapsed()
      // If several requests fail at once for the same reason, the error is shown once. Each success is announced, because
      // it answers an action of the user.
      if (tone === 'error' && shown && now - shown.saidAt < repeatedErrorWindowMs) return
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
      const key = queue.add({ tone, message }, { onClose })
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
