import { useRef } from 'react'

/** Runs something once at a time. The state of a form comes too late for two presses in one tick. */
export function useOneAtATime(run: () => Promise<void>): () => Promise<void> {
  const isUnderWay = useRef(false)
  return async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await run().finally(() => {
      isUnderWay.current = false
    })
  }
}
