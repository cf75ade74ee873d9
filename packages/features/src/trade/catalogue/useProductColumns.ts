import { useMemo } from 'react'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'

const actionColumn = { action: '' }

/**
 * The columns of a list of products, with their headers.
 * @param options.last The last column. By default it holds the "Add to cart" button. Must be a constant object, because a
 * new object renders all rows again.
 * @param options.hasQuantity Whether any row has a quantity. If not, the names get the space of that column.
 */
export function useProductColumns(
  showPrices: boolean,
  {
    last = actionColumn,
    hasQuantity = true,
  }: { last?: { action?: string; tool?: string }; hasQuantity?: boolean } = {},
) {
  const { hasCart } = useSettings()
  const { listTax } = useTaxLabels()
  // The rows read the headers from a context, so a new object would render all rows again.
  return useMemo(
    () => ({
      picture: '',
      name: 'Product',
      stock: 'Stock',
      ...(showPrices && { price: `Price ${listTax}` }),
      ...(hasCart && { unit: 'Unit', ...(hasQuantity && { quantity: 'Quantity' }), ...last }),
    }),
    [hasCart, hasQuantity, listTax, showPrices, last],
  )
}
