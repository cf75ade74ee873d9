import type { Product } from '@trade-portal/supplier-api'
import { useEffect, useMemo, type FocusEvent, type PointerEvent } from 'react'
import { startTimer, type Timer } from '@trade-portal/design-system/time'
import { usePrefetchProductDialog } from './usePrefetchProductDialog.ts'

/** How long a pointer must rest on a product, in milliseconds. */
const restMs = 150

/**
 * Prefetches the product that is likely to be opened next: when a mouse rests on the product, its name gets the focus,
 * or a press on its name begins. Other controls of the product do not count, because they do not open it.
 * @returns handlers for an element around the list, whose products are `article`s with their names in `h2`s
 */
export function usePointedProduct(products: readonly Product[]) {
  const { load, forget } = usePrefetchProductDialog()
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

/** @param point Called with the position of the product in the list, counted from 0. */
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
      // If the list has scrolled under the pointer, the user has not chosen this product.
      if (product.getBoundingClientRect().top === top) point(placeOf(list, product))
    }, restMs)
  }
  return {
    stop,
    handlers: {
      // Not `pointerover`, because scrolling fires that event too.
      onPointerMove: ({ currentTarget, target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') rest(currentTarget, productAt(target, false))
      },
      onPointerLeave: stop,
      // In the capture phase, because buttons stop the event from reaching the list.
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

/** The product around this element. @param onlyByName Whether the element must be in the name of the product. */
function productAt(target: EventTarget, onlyByName: boolean): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  const part = onlyByName || target.closest(controls) ? target.closest('h2 button') : target
  return part?.closest('article') ?? undefined
}

const placeOf = (list: Element, product: HTMLElement) => [...list.querySelectorAll('article')].indexOf(product)
