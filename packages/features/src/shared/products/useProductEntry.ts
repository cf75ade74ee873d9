import type { Product } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useAddToCart, useLoadedCart } from '../cart/queries.ts'
import { useFailure } from '../failures/FailureDialog.tsx'

/** What a user enters to add a product to the cart, and the action that adds it. */
export function useProductEntry(product: Product) {
  const [unit, setUnit] = useState(product.units[0] ?? '')
  const [quantity, setQuantity] = useState(1)
  const failure = useFailure()
  const add = useAddToCart()
  const inCart = useLoadedCart((lines) =>
    lines.find((line) => line.productId === product.productId && line.unit === unit),
  )
  /** @param wanted The quantity to add, by default the one that is shown. */
  const addNow = (wanted = quantity) => {
    void add.run({ productId: product.productId, unit, quantity: wanted }).then(() => setQuantity(1), failure.report)
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
    /** The line of the cart with this product in this unit, if there is one. */
    inCart,
  }
}

export type ProductEntry = ReturnType<typeof useProductEntry>
