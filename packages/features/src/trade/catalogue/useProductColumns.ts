import { useMemo } from 'react'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { useTaxLabels } from '../../foundation/settings/useTaxLabels.ts'

const actionColumn = { action: '' }

/**
 * The columns of a list of products, with their headers.
 * @param last The last column, which must be constant: by default a button that adds the product to the cart.
 */
export function useProductColumns(showPrices: boolean, last: { action?: string; tool?: string } = actionColumn) {
  const { hasCart } = useSettings()
  const { listTax } = useTaxLabels()
  // The rows read the headers from a context, so a new object would render all rows again.
  return useMemo(
    () => ({
      picture: '',
      name: 'Product',
      stock: 'Stock',
      ...(showPrices && { price: `Price ${listTax}` }),
      ...(hasCart && { unit: 'Unit', quantity: 'Quantity', ...last }),
    }),
    [hasCart, listTax, showPrices, last],
  )
}
