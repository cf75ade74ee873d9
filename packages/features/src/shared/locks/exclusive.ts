/** Carts that are being ordered, or asked about, in this page. */
const busy = new Set<string>()
/** What is to be done when none is any more. */
const waiting: (() => void)[] = []

/**
 * Runs something about ordering a cart while nothing else does, in this page or in another tab. The set is looked at
 * before anything is awaited, so that two presses in one tick meet.
 * @returns `taken` when something else is at it.
 */
export async function whileOrdering<T>(cartId: string, run: () => Promise<T>): Promise<T | 'taken'> {
  if (busy.has(cartId)) return 'taken'
  busy.add(cartId)
  try {
    if (!('locks' in navigator)) return await run()
    return await navigator.locks.request(`order:${cartId}`, { ifAvailable: true }, (lock) =>
      lock ? run() : ('taken' as const),
    )
  } finally {
    busy.delete(cartId)
    // Whoever asked for the order is told first.
    if (!isOrdering()) setTimeout(actAtLast)
  }
}

export function isOrdering(): boolean {
  return busy.size > 0
}

function actAtLast(): void {
  for (const act of waiting.splice(0)) act()
}

/** Whether something waits that will take the page away from which the order was sent. */
export function isCutShort(): boolean {
  return waiting.length > 0
}

/** Does something that would cut an order short: at once if there is none, else when its outcome is there. */
export function afterOrdering(act: () => void): void {
  if (isOrdering()) waiting.push(act)
  else act()
}
