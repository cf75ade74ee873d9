import { useEffect, useState } from 'react'

/** Where the browser cannot say when it is idle, and at most where it never is, in milliseconds. */
const latestMs = 1000

/**
 * Whether the browser has been idle since something was shown, so that work for later disturbs nothing.
 * @param shown names what is shown; '' for nothing
 */
export function useIdleSince(shown: string): boolean {
  const [idleSince, setIdleSince] = useState('')
  useEffect(() => {
    if (shown === '' || shown === idleSince) return undefined
    return whenIdle(() => setIdleSince(shown))
  }, [shown, idleSince])
  return shown !== '' && shown === idleSince
}

/** @returns a function that cancels it */
function whenIdle(act: () => void): () => void {
  // Safari has no such callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, latestMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}
