import { fromCents } from '@trade-portal/supplier-api'
import { pricedLine } from '../../rules/carts.ts'
import type { Supplier } from '../../state/supplier.ts'
import type { CartLine } from '../../world/world.ts'
import type { AnonymousCall, SignedInOperationName } from '../handlerTypes.ts'
import { pictureOf } from './productRow.ts'

type Addresses = Pick<AnonymousCall<SignedInOperationName>, 'pictureUrl'>

/** The wire row for a line of a cart or list. It has neither name nor price if the product is no longer sold. */
export function cartRow(supplier: Supplier, line: CartLine, addresses: Addresses) {
  const shared = { lineID: line.lineId, productID: line.productId, prodQty: line.quantity, UOM: line.unit }
  if (!supplier.products.has(line.productId)) {
    return { ...shared, prodDesc: '', unitPrice: null, unitGST: null, isTally: line.tallies.length > 0, product: null }
  }
  const { product, unitPrice, unitGst } = pricedLine(supplier, line)
  return {
    ...shared,
    prodDesc: product.name,
    unitPrice: fromCents(unitPrice),
    unitGST: fromCents(unitGst),
    isTally: product.isTally,
    product: { productShortDesc: product.name, productFiles: pictureOf(product, addresses) },
  }
}
