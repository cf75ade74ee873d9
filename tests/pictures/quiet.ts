declare global {
  interface Window {
    /** How many calls of the page have not been answered. */
    pendingCalls?: number
  }
}

/** Runs in the page before its scripts. */
export function countCalls(): void {
  const { fetch } = window
  window.pendingCalls = 0
  const add = (change: number) => {
    window.pendingCalls = (window.pendingCalls ?? 0) + change
  }
  window.fetch = async (...request) => {
    add(1)
    try {
      return await fetch(...request)
    } finally {
      add(-1)
    }
  }
}

/**
 * Runs in the page: waits until it has stopped to change. A story often ends before the shell around it has all its answers.
 * The page counts as ready sooner if no call is open; a story may have a call that is never answered.
 */
export async function waitForQuiet(): Promise<void> {
  const quietMs = 120
  const quietWithOpenCallsMs = 700
  const limitMs = 4000
  const started = performance.now()
  let changed = started
  let pending = window.pendingCalls
  const observer = new MutationObserver(() => {
    changed = performance.now()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    const now = performance.now()
    if (window.pendingCalls !== pending) changed = now
    pending = window.pendingCalls
    const isQuiet = now - changed > (pending === 0 ? quietMs : quietWithOpenCallsMs)
    if (isQuiet || now - started > limitMs) break
  }
  observer.disconnect()
}
