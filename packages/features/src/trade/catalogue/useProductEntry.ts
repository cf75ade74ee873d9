import type { Product } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useErrorDialog } from '../../foundation/failures/FailureDialog.tsx'
import { productIn } from '../cart/cartTotals.ts'
import { useLoadedCart } from '../cart/currentCart.ts'
import { useAddToCart } from '../cart/queries.ts'
import { pricedUnit } from './shownPrices.ts'

/**
 * The unit and quantity to add to the cart, and the action that adds them.
 * @param initialUnit The unit that is chosen at first, or the default unit if the product is not sold in this unit.
 */
export function useProductEntry(product: Product, initialUnit = '') {
  const [chosen = initialUnit, setUnit] = useState<string>()
  const unit = product.units.includes(chosen) ? chosen : pricedUnit(product)
  const [quantity, setQuantity] = useState(1)
  const [isRefused, setIsRefused] = useState(false)
  const failure = useErrorDialog()
  const add = useAddToCart()
  const inCart = useLoadedCart((lines) => productIn(lines, { productId: product.productId, unit }))
  /** @param wanted The quantity to add; by default the one that is shown. */
  const addNow = (wanted = quantity) => {
    // The quantity is only reset if the user did not change it while the product was being added.
    void add
      .run({ productId: product.productId, unit, quantity: wanted })
      .then(() => setQuantity((shown) => (shown === wanted ? 1 : shown)), failure.report)
  }
  return {
    product,
    unit,
    setUnit,
    quantity,
    setQuantity,
    /** Whether the text in the quantity field is not a quantity, so that nothing can be added. */
    isRefused,
    setIsRefused,
    addNow,
    isAdding: add.isPending,
    failure,
    inCart,
  }
}

export type ProductEntry = ReturnType<typeof useProductEntry>
