import type { TextStore } from './browserStore.ts'

/**
 * Wraps a store so that its methods never reject and changes run one after the other. If a write fails, the old text is
 * removed, because an outdated text would be worse than none. Only the first failed change calls `warn`.
 */
export function failSafeStore(store: TextStore, warn: (message: string) => void): TextStore {
  let hasWarned = false
  let lastChange: Promise<unknown> = Promise.resolve()
  const enqueue = (change: () => Promise<void>): Promise<void> => {
    const done = lastChange.then(change).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      if (!hasWarned) warn(`This browser keeps nothing over a reload: ${reason}`)
      hasWarned = true
    })
    lastChange = done
    return done
  }
  return {
    read: (name) => store.read(name).catch(() => undefined),
    write: (name, text) =>
      enqueue(() =>
        store.write(name, text).catch(async (error: unknown) => {
          await store.remove(name)
          throw error
        }),
      ),
    remove: (name) => enqueue(() => store.remove(name)),
  }
}
