import { useCallback, useState } from 'react'
import { useAdditions } from '../cart/additionQueries.ts'
import { useIsMounted } from '../../foundation/failures/useIsMounted.ts'
import type { BoughtProduct } from './boughtProducts.ts'

export type Reorder = ReturnType<typeof useReorder>

/** The products that are selected to be ordered again, with their quantities, and the action that adds them to the cart. */
export function useReorder(products: readonly BoughtProduct[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const { add, progress, reasonOf } = useAdditions()
  const isMounted = useIsMounted()
  const select = useCallback((ids: readonly string[], isSelected: boolean) => {
    setSelected((before) => {
      const after = new Set(before)
      for (const id of ids)
        if (isSelected) after.add(id)
        else after.delete(id)
      return after
    })
  }, [])
  const setQuantity = useCallback(
    (productId: string, quantity: number) => {
      setQuantities((before) => new Map(before).set(productId, quantity))
      // Whoever changes a quantity wants the product.
      select([productId], true)
    },
    [select],
  )
  /** Quantities of the cart are whole numbers. */
  const quantityOf = ({ productId, quantity }: BoughtProduct) =>
    quantities.get(productId) ?? Math.max(1, Math.round(quantity))
  return {
    selected,
    select,
    unselectAll: () => setSelected(new Set()),
    quantityOf,
    setQuantity,
    reasonOf,
    progress,
    /** What could not be added stays selected. @throws the error of reading the cart; nothing was sent then */
    addSelected: async () => {
      const chosen = products.filter(({ productId }) => selected.has(productId))
      const added = await add(
        chosen.map((product) => ({ productId: product.productId, unit: product.unit, quantity: quantityOf(product) })),
      )
      if (isMounted.current)
        select(
          added.map(({ productId }) => productId),
          false,
        )
    },
  }
}
