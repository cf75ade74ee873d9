import { useCallback, useState } from 'react'
import { useIsMounted } from '../../foundation/failures/useIsMounted.ts'
import { useAddLinesToCart, type UnansweredLineDecision } from '../cart/additions.ts'
import type { Goods } from '../custom-lists/addToList.ts'
import type { BoughtProduct } from './boughtProducts.ts'

export type Reorder = ReturnType<typeof useReorder>

const lineOf = ({ productId, unit }: BoughtProduct) => JSON.stringify([productId, unit])

/** The products that are selected to be ordered again, with their quantities, and the action that adds them to the cart. */
export function useReorder(products: readonly BoughtProduct[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const { add, additionOf, decide, ...additions } = useAddLinesToCart('reorder')
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
      // A customer who changes a quantity wants the product.
      select([productId], true)
    },
    [select],
  )
  /**
   * The quantity of a product to order again. After an unanswered addition, it is the quantity that was sent, because the
   * portal looks for that quantity in the cart. Otherwise it is the quantity that the customer chose. By default it is the
   * quantity that was bought, rounded because quantities in the cart are whole numbers.
   */
  const quantityOf = (product: BoughtProduct) =>
    additionOf(lineOf(product)).sent?.quantity ??
    quantities.get(product.productId) ??
    Math.max(1, Math.round(product.quantity))
  const chosen = products.filter(({ productId }) => selected.has(productId))
  return {
    selected,
    /** The selected products in the quantities to order, for a list. */
    goods: chosen.map((product): Goods => {
      const { productId, name, unit } = product
      return { name, entry: { productId, unit, quantity: quantityOf(product) } }
    }),
    select,
    unselectAll: () => setSelected(new Set()),
    quantityOf,
    setQuantity,
    ...additions,
    additionOf: (product: BoughtProduct) => additionOf(lineOf(product)),
    decide: useCallback(
      (product: BoughtProduct, decision: UnansweredLineDecision) => {
        decide(lineOf(product), decision)
        select([product.productId], decision !== 'leaveOut')
      },
      [decide, select],
    ),
    /**
     * Adds the selected products. Those that could not be added stay selected.
     * @throws the error of reading the cart. Nothing was sent in this case.
     */
    addSelected: async () => {
      const added = await add(
        chosen.map((product) => {
          const { productId, unit } = product
          return { id: lineOf(product), entry: { productId, unit, quantity: quantityOf(product) } }
        }),
      )
      const inCart = chosen.filter((product) => added.includes(lineOf(product)))
      if (isMounted.current)
        select(
          inCart.map(({ productId }) => productId),
          false,
        )
    },
  }
}
