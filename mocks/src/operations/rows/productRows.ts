import { fromCents, type OperationName } from '@trade-portal/supplier-api'
import { pricedLine } from '../../rules/carts.ts'
import { taxOf } from '../../world/money.ts'
import type { CartLine, Product } from '../../world/world.ts'
import type { AnonymousCall } from '../handlerTypes.ts'

type Context = Omit<AnonymousCall<OperationName>, 'payload'>

/** The wire fields that product lists, search results and product details share. */
export function productRow(product: Product, incGst: boolean, call: Context) {
  const percent = incGst ? call.supplier.world.tax.inCarts : 0
  const price = (cents: number | null) => (cents === null ? null : fromCents(cents + taxOf(cents, percent)))
  const image = pictureOf(product, call)
  const files = product.hasDatasheet ? [image, call.datasheetUrl(product.id)] : [image]
  const gallery = product.hasDatasheet ? ['packed', 'side'].map((view) => pictureOf(product, call, view)) : []
  return {
    productID: product.id,
    productShortDesc: product.name,
    productLongDesc: product.description,
    productImage: image,
    stockStatus: product.stock,
    RRP: price(product.prices.rrp),
    TradePrice: price(product.prices.trade),
    BestPrice: price(product.prices.best),
    customerPrice: price(product.prices.customer),
    productFiles: files.join('|'),
    fileTypes: ['image', 'pdf'].slice(0, files.length).join('|'),
    productGallery: gallery.join('|'),
  }
}

/**
 * The address of a product's picture; blank if the product has no picture.
 * @param view Selects another picture of the product, such as `side`.
 */
function pictureOf({ picture, id }: Product, { pictureUrl }: Context, view = ''): string {
  return picture === null ? '' : pictureUrl(`${picture}-${id}${view === '' ? '' : `-${view}`}`)
}

/** The wire row for a line of a cart or list. It has neither name nor price if the product is no longer sold. */
export function cartRow(line: CartLine, call: Context) {
  const shared = { lineID: line.lineId, productID: line.productId, prodQty: line.quantity, UOM: line.unit }
  if (!call.supplier.products.has(line.productId)) {
    return { ...shared, prodDesc: '', unitPrice: null, unitGST: null, isTally: line.tallies.length > 0, product: null }
  }
  const { product, unitPrice, unitGst } = pricedLine(call.supplier, line)
  return {
    ...shared,
    prodDesc: product.name,
    unitPrice: fromCents(unitPrice),
    unitGST: fromCents(unitGst),
    isTally: product.isTally,
    product: { productShortDesc: product.name, productFiles: pictureOf(product, call) },
  }
}
