import { useMemo } from 'react'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'

const orderControls = { action: 'Quantity', tool: '' }
/** For a list in which all products are sold by length: the action of each is only a button. */
export const tallyControls = { action: '' }

/**
 * The columns of a list of products, with their headers. The price has the unit beside it, unless the unit has a column.
 * @param controls The last columns, if customers have a cart. Must be a constant object, because a new object renders all
 * rows again.
 */
export function useProductColumns(
  showPrices: boolean,
  controls: Partial<Readonly<Record<'unit' | 'quantity' | 'action' | 'tool', string>>> = orderControls,
) {
  const { hasCart } = useSettings()
  const price = `Price ${useTaxLabels().listTax}`
  // The rows read the headers from a context, so a new object would render all rows again.
  return useMemo(
    () => ({
      picture: '',
      name: 'Product',
      stock: 'Stock',
      ...(showPrices ? { price } : hasCart && controls.unit === undefined && { price: 'Unit' }),
      ...(hasCart && controls),
    }),
    [controls, hasCart, price, showPrices],
  )
}
