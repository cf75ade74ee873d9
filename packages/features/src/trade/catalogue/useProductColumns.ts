import { useMemo } from 'react'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { useTaxLabels } from '../../foundation/settings/useTaxLabels.ts'

/** The columns of the list view, with their headers. */
export function useProductColumns(showPrices: boolean) {
  const { hasCart } = useSettings()
  const { listTax } = useTaxLabels()
  // The rows read the headers from a context, so a new object would render all rows again.
  return useMemo(
    () => ({
      picture: '',
      name: 'Product',
      stock: 'Stock',
      ...(showPrices && { price: `Price ${listTax}` }),
      ...(hasCart && { unit: 'Unit', quantity: 'Quantity', action: '' }),
    }),
    [hasCart, listTax, showPrices],
  )
}
