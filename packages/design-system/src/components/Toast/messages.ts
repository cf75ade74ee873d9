export type ToastTone = 'success' | 'error'

/** A message that was announced. */
export interface Message {
  /** Unique. */
  readonly key: number
  readonly tone: ToastTone
  readonly text: string
  readonly at: Date
}

const mostMessages = 20

/** The latest messages, newest first, for people who could not read them while the toast was shown. */
export function createMessages() {
  let kept: readonly Message[] = []
  let key = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly Message[]) => {
    kept = next
    for (const listener of listeners) listener()
  }
  return {
    keep: (tone: ToastTone, text: string) => {
      key += 1
      change([{ key, tone, text, at: new Date() }, ...kept].slice(0, mostMessages))
    },
    /** Removes all messages, so that the next user of this device cannot read them. */
    forget: () => change([]),
    current: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Messages = ReturnType<typeof createMessages>
