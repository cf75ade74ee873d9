import * as v from 'valibot'
import { tallyLength } from '../entities/cartLine.ts'
import { foundProduct, listedProduct, type Product } from '../entities/product.ts'
import { operation } from '../operation.ts'
import { rows, tableOf, text } from '../wire.ts'

const informationItem = v.pipe(
  v.object({ itemType: text, itemDescription: text }),
  v.transform((wire) => ({ type: wire.itemType, text: wire.itemDescription })),
)
export type InformationItem = v.InferOutput<typeof informationItem>

const withText = (items: InformationItem[]) => items.filter((item) => item.text !== '')

export const catalogue = {
  getProductsByCategoryTP: operation({
    about: 'Products of a category, narrowed by type, class and search text; all, or one page of them.',
    kind: 'query',
    fill: { companyID: 'companyId', deviceID: 'deviceId', userName: 'userName' },
    request: v.pipe(
      v.object({
        inStockOnly: v.optional(v.boolean(), false),
        incGST: v.boolean(),
        searchCategory: v.string(),
        searchType: v.optional(v.string(), ''),
        searchClass: v.optional(v.string(), ''),
        searchString: v.optional(v.string(), ''),
        /** The page number, from 1. Without it the response has all products, up to 10000. */
        page: v.optional(v.number()),
        rowsPerPage: v.optional(v.number()),
        limit: v.optional(v.number(), 10_000),
      }),
      // If a page is given, `limit` is the page size.
      v.transform((given) =>
        given.page === undefined ? given : { ...given, limit: given.rowsPerPage ?? given.limit },
      ),
    ),
    tables: { getProductsByType: 'specified' },
    response: tableOf('getProductsByType', rows(listedProduct)),
    recover: { 'no-records': () => [] },
    example: { incGST: false, searchCategory: 'TIMBER', page: 1, rowsPerPage: 24 },
  }),

  searchProductTP: operation({
    about: 'Products whose code or description contains the search words.',
    kind: 'query',
    fill: { deviceID: 'deviceId', userName: 'userName' },
    request: v.object({ descString: v.string(), incGST: v.boolean() }),
    tables: { ProductList: 'specified' },
    response: tableOf('ProductList', rows(foundProduct)),
    recover: { 'no-records': () => [] },
    example: { descString: 'pine', incGST: false },
  }),

  getProductDetails: operation({
    about: 'One product with its description, prices, units, stock, pictures and files; none where it is not known.',
    kind: 'query',
    fill: { companyID: 'companyId', deviceID: 'deviceId', userName: 'userName' },
    request: v.object({ productID: v.string(), incGST: v.boolean() }),
    tables: { ProductDetails: 'guessed' },
    response: v.pipe(
      tableOf('ProductDetails', listedProduct),
      v.transform((product): Product | null => product),
    ),
    recover: { 'no-product-data': () => null, 'no-records': () => null },
    example: { productID: 'TM100001', incGST: false },
  }),

  getFeaturesAndBenefits: operation({
    about: 'Short texts about the features and benefits of a product.',
    kind: 'query',
    request: v.object({ productID: v.string() }),
    tables: { FeaturesAndBenefits: 'guessed' },
    response: v.pipe(tableOf('FeaturesAndBenefits', rows(informationItem)), v.transform(withText)),
    recover: { 'no-product-data': () => [], 'no-records': () => [] },
    example: { productID: 'TM100001' },
  }),

  getProductInformation: operation({
    about: 'Technical texts about a product.',
    kind: 'query',
    request: v.object({ productID: v.string() }),
    tables: { getProductInformationResponse: 'specified' },
    response: v.pipe(tableOf('getProductInformationResponse', rows(informationItem)), v.transform(withText)),
    recover: { 'no-product-data': () => [], 'no-records': () => [] },
    example: { productID: 'TM100001' },
  }),

  getLengthsForProduct: operation({
    about: 'The lengths in which a tally product is stocked. An empty list means that any length can be ordered.',
    kind: 'query',
    request: v.object({ productID: v.string() }),
    tables: { LengthList: 'guessed' },
    response: v.pipe(
      tableOf('LengthList', rows(tallyLength)),
      v.transform((lengths) => lengths.flatMap(({ length }) => length ?? [])),
    ),
    recover: { 'no-records': () => [], 'no-product-data': () => [] },
    example: { productID: 'TM100001' },
  }),
}
