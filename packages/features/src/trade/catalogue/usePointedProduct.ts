import { startTimer, type Timer } from '@trade-portal/design-system/time'
import { useEffect, useMemo, type PointerEvent } from 'react'
import type { ProductOpener } from './useOpenedProduct.ts'

/** How long a mouse or the focus must rest on the name of a product, in milliseconds. */
const restMs = 150

/**
 * Prefetches a product that is likely to be opened next: a mouse or the focus rests on its name, or a press on it begins.
 * @returns handlers for the element with the name
 */
export function usePointedProduct(productId: string, { prefetch, forget }: ProductOpener) {
  const handlers = useMemo(() => createHandlers(() => prefetch(productId), forget), [productId, prefetch, forget])
  useEffect(() => handlers.onBlur, [handlers])
  return handlers
}

function createHandlers(point: () => void, forget: () => void) {
  let timer: Timer | undefined
  const rest = () => {
    timer ??= startTimer(point, restMs)
  }
  const leave = () => {
    timer?.cancel()
    timer = undefined
    forget()
  }
  return {
    // Not `pointerenter`, because scrolling the list under the mouse fires that event too.
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') rest()
    },
    onPointerLeave: leave,
    onPointerDown: point,
    onFocus: rest,
    onBlur: leave,
  }
}
