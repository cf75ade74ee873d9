import type { Product } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useLoadedCart } from '../cart/currentCart.ts'
import { heldInCart } from '../cart/heldInCart.ts'
import { useAddToCart } from '../cart/queries.ts'
import { useErrorDialog } from '../../foundation/failures/FailureDialog.tsx'
import { pricedUnit } from './shownPrices.ts'

/**
 * What a user enters to add a product to the cart, and the action that adds it.
 * @param initialUnit the unit that is chosen at first, if the product is sold in it; otherwise it is the default
 */
export function useProductEntry(product: Product, initialUnit = '') {
  const [chosen = initialUnit, setUnit] = useState<string>()
  const unit = product.units.includes(chosen) ? chosen : pricedUnit(product)
  const [quantity, setQuantity] = useState(1)
  const failure = useErrorDialog()
  const add = useAddToCart()
  const inCart = useLoadedCart((lines) => heldInCart(lines, { productId: product.productId, unit }))
  /** @param wanted The quantity to add, by default the one that is shown. */
  const addNow = (wanted = quantity) => {
    // What is entered while it is sent stays.
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
    addNow,
    isAdding: add.isPending,
    failure,
    inCart,
  }
}

export type ProductEntry = ReturnType<typeof useProductEntry>
