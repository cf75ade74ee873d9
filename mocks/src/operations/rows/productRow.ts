import { fromCents } from '@trade-portal/supplier-api'
import { taxOf } from '../../world/money.ts'
import type { Product } from '../../world/world.ts'
import type { AnonymousCall, SignedInOperationName } from '../handlerTypes.ts'

type Addresses = Pick<AnonymousCall<SignedInOperationName>, 'pictureUrl' | 'datasheetUrl' | 'supplier'>

/** The wire fields that product lists, search results and product details share. */
export function productRow(product: Product, incGst: boolean, call: Addresses) {
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
export function pictureOf({ picture, id }: Product, { pictureUrl }: Pick<Addresses, 'pictureUrl'>, view = ''): string {
  return picture === null ? '' : pictureUrl(`${picture}-${id}${view === '' ? '' : `-${view}`}`)
}
