/** Milliseconds after which it is done even on a page that is never idle. */
const latestMs = 3000

/** Does what is not needed yet, once the browser has painted and has nothing else to do. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: latestMs })
  // Safari before version 26.2.
  else setTimeout(act, 200)
}
