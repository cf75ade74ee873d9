import type { Product } from '@trade-portal/supplier-api'
import { useEffect, useMemo, type FocusEvent, type PointerEvent } from 'react'
import { useProductAhead } from './useProductAhead.ts'

/** In milliseconds. A pointer that only passes over a list rests on none of its products. */
const restMs = 150

/**
 * Loads ahead what is needed to open the product that is likely to be opened next: a mouse rests on it, the focus rests
 * on its name, or a press on its name begins. Its other controls do not count, for they do not open it.
 * @returns handlers for an element around the list, whose products are `article`s with their names as headings
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
  let pointed: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    if (pointed) leave()
    pointed = undefined
  }
  const rest = (list: Element, product: Element | undefined) => {
    if (product === pointed) return
    stop()
    pointed = product
    if (!product) return
    const { top } = product.getBoundingClientRect()
    timer = setTimeout(() => {
      // A list that scrolls under the pointer moves its products away from it.
      if (product.getBoundingClientRect().top === top) point(placeOf(list, product))
    }, restMs)
  }
  return {
    stop,
    handlers: {
      // Scrolling moves no pointer, so what comes under it that way is not pointed at.
      onPointerMove: ({ currentTarget, target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') rest(currentTarget, productAt(target))
      },
      onPointerLeave: stop,
      // A button keeps its press to itself.
      onPointerDownCapture: ({ currentTarget, target }: PointerEvent) => {
        const product = namedBy(target)
        stop()
        if (product) point(placeOf(currentTarget, product))
      },
      onFocus: ({ currentTarget, target }: FocusEvent) => rest(currentTarget, namedBy(target)),
      onBlur: stop,
    },
  }
}

const controls = 'button, input, select, label, a'

function productAt(target: EventTarget): Element | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest(controls) ? namedBy(target) : (target.closest('article') ?? undefined)
}

/** The product whose name this is. */
function namedBy(target: EventTarget): Element | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest(':is(h2, h3) button')?.closest('article') ?? undefined
}

const placeOf = (list: Element, product: Element) =>
  [...list.querySelectorAll('article')].findIndex((one) => one === product)
