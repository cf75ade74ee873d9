import { useSyncExternalStore } from 'react'

/** The carts that this page is placing an order or a quote for. */
const placing = new Set<string>()
const listeners = new Set<() => void>()

/** Marks a cart while an order for it is being placed. @throws the error of `place` */
export async function whilePlacing<T>(cartId: string, place: () => Promise<T>): Promise<T> {
  const isFirst = !placing.has(cartId)
  const mark = (isPlacing: boolean) => {
    if (!isFirst) return
    if (isPlacing) placing.add(cartId)
    else placing.delete(cartId)
    for (const listener of listeners) listener()
  }
  mark(true)
  try {
    return await place()
  } finally {
    mark(false)
  }
}

/** Whether this page is placing an order for the cart, also one that was begun before its screen was left and opened again. */
export function useIsPlacing(cartId: string): boolean {
  return useSyncExternalStore(subscribe, () => placing.has(cartId))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
