/** Names that run in this page. */
const running = new Set<string>()
/** What waits until none of them runs. */
const waiting: (() => void)[] = []

/**
 * Runs something while nothing else runs under the same name, in this page or in another tab: for orders, payments and
 * other actions that must not happen twice. The set is checked before anything is awaited, so that two presses in one
 * tick meet.
 * @returns `taken` when something else runs under this name; nothing was run then.
 */
export async function runExclusively<T>(name: string, run: () => Promise<T>): Promise<T | 'taken'> {
  if (running.has(name)) return 'taken'
  running.add(name)
  try {
    if (!('locks' in navigator)) return await run()
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : ('taken' as const)))
  } finally {
    running.delete(name)
    // The caller is told the outcome first.
    if (!isExclusiveRunning()) setTimeout(runWaiting)
  }
}

/** Runs once no other tab runs under the same name; where the browser has no locks, at once. */
export async function runInTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, run) : await run()
}

/** Whether this page runs something exclusive, such as an order. It must not be taken away before its outcome is told. */
export function isExclusiveRunning(): boolean {
  return running.size > 0
}

/** Whether something waits that will close the page as soon as the outcome is there, such as an automatic sign-out. */
export function hasDeferred(): boolean {
  return waiting.length > 0
}

/** Runs something that would cut an exclusive action short: at once if there is none, otherwise after its outcome. */
export function afterExclusive(act: () => void): void {
  if (isExclusiveRunning()) waiting.push(act)
  else act()
}

function runWaiting(): void {
  for (const act of waiting.splice(0)) act()
}
