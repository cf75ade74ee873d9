import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { exitDuration, toastDuration } from './timing.ts'

export type ToastTone = 'success' | 'error'

interface ToastContent {
  tone: ToastTone
  message: string
}

/** A queue that keeps closed toasts for a moment, marked as leaving, for their exit animation. */
class LeavingToastQueue extends ToastQueue<ToastContent> {
  leaving: ReadonlySet<string> = new Set()
  readonly #listeners = new Set<() => void>()

  override close(key: string): void {
    if (this.leaving.has(key)) return
    this.#setLeaving(new Set([...this.leaving, key]))
    setTimeout(() => {
      super.close(key)
      this.#setLeaving(new Set([...this.leaving].filter((other) => other !== key)))
    }, exitDuration)
  }

  readonly onLeaving = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly onChange = (listener: () => void) => this.subscribe(listener)

  #setLeaving(leaving: ReadonlySet<string>) {
    this.leaving = leaving
    for (const listener of this.#listeners) listener()
  }
}

export interface Toasts {
  success: (message: string) => void
  error: (message: string) => void
  /** Removes all toasts at once. */
  clear: () => void
  /** For `ToastRegion` alone. */
  queue: LeavingToastQueue
}

/** A queue for short messages, which a `ToastRegion` shows. */
export function createToasts(): Toasts {
  const queue = new LeavingToastQueue({ maxVisibleToasts: 3 })
  const open = new Set<string>()
  const show = (tone: ToastTone) => (message: string) => {
    const identity = `${tone} ${message}`
    if (open.has(identity)) return
    open.add(identity)
    queue.add({ tone, message }, { timeout: toastDuration, onClose: () => open.delete(identity) })
  }
  const clear = () => {
    queue.clear()
    open.clear()
  }
  return { success: show('success'), error: show('error'), clear, queue }
}
