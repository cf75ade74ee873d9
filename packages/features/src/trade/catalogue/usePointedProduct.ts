import type { Product } from '@trade-portal/supplier-api'
import { useEffect, useMemo, type FocusEvent, type PointerEvent } from 'react'
import { startTimer, type Timer } from '@trade-portal/design-system/time'
import { useProductAhead } from './useProductAhead.ts'

/** In milliseconds. A pointer that only passes over a list rests on none of its products. */
const restMs = 150

/**
 * Loads ahead what is needed to open the product that is likely to be opened next: a mouse rests on it, the focus rests
 * on its name, or a press on its name begins. Its other controls do not count, for they do not open it.
 * @returns handlers for an element around the list, whose products are `article`s with their names as second headings
 */
export function usePointedProduct(products: readonly Product[]) {
  const { load, forget } = useProductAhead()
  const watch = useMemo(() => {
    const point = (place: number) => {
      const product = products[place]
      if (product) load(product.productId)
    }
    return createWatch(point, forget)
  }, [products, load, forget])
  useEffect(() => watch.stop, [watch])
  return watch.handlers
}

/** @param point is called with the place of the product in the list, counted from 0 */
function createWatch(point: (place: number) => void, leave: () => void) {
  let pointed: HTMLElement | undefined
  let timer: Timer | undefined
  const stop = () => {
    timer?.cancel()
    leave()
    pointed = undefined
  }
  const rest = (list: Element, product: HTMLElement | undefined) => {
    if (product === pointed) return
    stop()
    pointed = product
    if (!product) return
    const { top } = product.getBoundingClientRect()
    timer = startTimer(() => {
      // A list that scrolls under the pointer moves its products away from it.
      if (product.getBoundingClientRect().top === top) point(placeOf(list, product))
    }, restMs)
  }
  return {
    stop,
    handlers: {
      // Scrolling moves no pointer, so what comes under it that way is not pointed at.
      onPointerMove: ({ currentTarget, target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') rest(currentTarget, productAt(target, false))
      },
      onPointerLeave: stop,
      // A button keeps its press to itself.
      onPointerDownCapture: ({ currentTarget, target }: PointerEvent) => {
        const product = productAt(target, true)
        stop()
        if (product) point(placeOf(currentTarget, product))
      },
      onFocus: ({ currentTarget, target }: FocusEvent) => rest(currentTarget, productAt(target, true)),
      onBlur: stop,
    },
  }
}

const controls = 'button, input, select, label, a'

/** The product whose row, card or name this is; only by its name, if that is all that counts. */
function productAt(target: EventTarget, onlyByName: boolean): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  const part = onlyByName || target.closest(controls) ? target.closest('h2 button') : target
  return part?.closest('article') ?? undefined
}

const placeOf = (list: Element, product: HTMLElement) => [...list.querySelectorAll('article')].indexOf(product)
