declare global {
  interface Window {
    /** How many calls of the page have not been answered. */
    pendingCalls?: number
  }
}

/** Runs in the page before its scripts. */
export function countCalls(): void {
  const call = window.fetch.bind(window)
  window.pendingCalls = 0
  const add = (change: number) => {
    window.pendingCalls = (window.pendingCalls ?? 0) + change
  }
  window.fetch = async (...request) => {
    add(1)
    try {
      return await call(...request)
    } finally {
      add(-1)
    }
  }
}

/** Runs in the page. */
export const hasOpenCalls = (): boolean => window.pendingCalls !== 0

/**
 * Runs in the page: waits until it has stopped changing. A story often ends before the shell around it has all its answers,
 * and another width may load more code. A page that still waits for calls gets longer, but a story may have one that is
 * never answered.
 * @param isChanging false if the page need not change at all
 */
export async function waitForQuiet(isChanging: boolean): Promise<void> {
  const limitMs = 4000
  const started = performance.now()
  let hasChanged = isChanging
  let changed = started
  let pending = window.pendingCalls
  const quietMs = () => {
    if (!hasChanged) return 80
    return pending === 0 ? 300 : 700
  }
  const observer = new MutationObserver(() => {
    hasChanged = true
    changed = performance.now()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    const now = performance.now()
    if (window.pendingCalls !== pending) {
      hasChanged = true
      changed = now
    }
    pending = window.pendingCalls
    if (now - changed > quietMs() || now - started > limitMs) break
  }
  observer.disconnect()
}
