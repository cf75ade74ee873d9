import type { TextStore } from './textStore.ts'

/**
 * A store that never fails, and does one thing after the other. Rather than something old, nothing is kept of what
 * could not be written; `warn` is told once.
 */
export function forgiving(store: TextStore, warn: (sentence: string) => void): TextStore {
  let isWarned = false
  let last: Promise<unknown> = Promise.resolve()
  const change = (step: () => Promise<void>): Promise<void> => {
    const done = last.then(step).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      if (!isWarned) warn(`This browser keeps nothing over a reload: ${reason}`)
      isWarned = true
    })
    last = done
    return done
  }
  return {
    read: (name) => store.read(name).catch(() => undefined),
    write: (name, text) =>
      change(() =>
        store.write(name, text).catch(async (error: unknown) => {
          await store.remove(name)
          throw error
        }),
      ),
    remove: (name) => change(() => store.remove(name)),
  }
}
