import { TextButton, VisuallyHidden } from '@trade-portal/design-system'
import { startTimer, type Timer } from '@trade-portal/design-system/time'
import { useEffect, useMemo, type PointerEvent } from 'react'
import { pricedUnit } from './shownPrices.ts'
import type { ProductOpener } from './useOpenedProduct.ts'
import type { ProductEntry } from './useProductEntry.ts'

interface ProductNameProps {
  readonly entry: Pick<ProductEntry, 'product' | 'unit'>
  readonly opener: ProductOpener
  /** The end of the name, if the row shows only that because its family shows the rest. Screen readers read all of it. */
  readonly size?: string | undefined
}

/** The name of a product in a list. A press opens the product, in the unit that the list shows. */
export function ProductName({ entry: { product, unit }, opener, size }: ProductNameProps) {
  const { productId, name } = product
  const pointing = usePointedProduct(productId, opener)
  return (
    <span role="presentation" {...pointing}>
      <TextButton onPress={() => opener.open(productId, unit === pricedUnit(product) ? '' : unit)}>
        {size === undefined ? (
          name
        ) : (
          <>
            <VisuallyHidden>{name.slice(0, -size.length)}</VisuallyHidden>
            {size}
          </>
        )}
      </TextButton>
    </span>
  )
}

/** How long a mouse or the focus must rest on the name of a product before the product is prefetched, in milliseconds. */
const restMs = 150

/**
 * Prefetches a product that is likely to be opened next: when a mouse or the focus rests on its name, or a press on the name
 * begins.
 * @returns handlers for the element with the name
 */
function usePointedProduct(productId: string, { prefetch, forget }: ProductOpener) {
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
