import type { CartLine } from '@trade-portal/supplier-api'
import { linePrice } from '../trade/cart/cartTotals.ts'
import type { ShownDocument } from '../trade/document-contents/shownDocument.ts'

/**
 * The lines of a document with the user's costs, for a sheet to the user's own customer. Where unit price and quantity do
 * not give the price of the line, as with a price for 100 or a rounded one, the line is priced as one lot.
 */
export function pricedGoods({ heading, jobName, lines }: Pick<ShownDocument, 'heading' | 'jobName' | 'lines'>) {
  return {
    title: heading,
    jobName,
    lines: lines.map((line, index): CartLine => {
      const { productId, name, unit, unitPrice, price } = line
      const quantity = line.quantity ?? 1
      const own = { lineId: String(index), productId, image: '', isTally: false, unitGst: null, stockStatus: null }
      if (price === null || linePrice({ unitPrice, quantity }) === price)
        return { ...own, name, unit, quantity, unitPrice }
      return { ...own, name: `${name}, ${quantity} ${unit}`, unit: 'lot', quantity: 1, unitPrice: price }
    }),
  }
}
