import { refuseAsNotFound, refuse } from '../rules/refusal.ts'
import type { Product, World } from '../world/world.ts'
import type { AreaHandlers } from './handlerTypes.ts'
import { productRow } from './rows/productRows.ts'

export const catalogue: AreaHandlers<'catalogue'> = {
  getProductsByCategoryTP: (call) => {
    const { inStockOnly, searchCategory, searchType, searchClass, searchString, incGST } = call.payload
    const found = listed(call.supplier.world.products).filter(
      (product) =>
        matches(product.category, searchCategory) &&
        matches(product.type, searchType) &&
        matches(product.class, searchClass) &&
        (!inStockOnly || product.stock !== 'SpecialOrder') &&
        hasWords(product, searchString),
    )
    const { page, rowsPerPage = 24, limit } = call.payload
    const start = page === undefined ? 0 : (Math.max(1, page) - 1) * rowsPerPage
    const rows = found.slice(start, start + (page === undefined ? limit : rowsPerPage))
    if (rows.length === 0) refuseAsNotFound()
    return { getProductsByType: rows.map((product) => listedRow(product, incGST, call)) }
  },

  searchProductTP: (call) => {
    const found = listed(call.supplier.world.products).filter((product) => hasWords(product, call.payload.descString))
    if (found.length === 0) refuseAsNotFound()
    return {
      ProductList: found.map((product) => ({
        ...productRow(product, call.payload.incGST, call),
        UOM: product.units[0].name,
        Tally: product.isTally,
      })),
    }
  },

  getProductDetails: (call) => {
    const product = call.supplier.products.get(call.payload.productID) ?? noData()
    return { ProductDetails: listedRow(product, call.payload.incGST, call) }
  },

  getFeaturesAndBenefits: ({ payload, supplier: { world } }) => ({
    FeaturesAndBenefits: textsOf(world, payload.productID, 'features'),
  }),

  getProductInformation: ({ payload, supplier: { world } }) => ({
    getProductInformationResponse: textsOf(world, payload.productID, 'information'),
  }),

  getLengthsForProduct: ({ payload, supplier }) => {
    if (!supplier.products.has(payload.productID)) noData()
    const stocked = supplier.world.stockedLengths.find(({ productId }) => productId === payload.productID)
    if (!stocked || stocked.lengths.length === 0) refuseAsNotFound()
    return { LengthList: stocked.lengths.map((length) => ({ length, qty: null })) }
  },
}

function listed(products: readonly Product[]): readonly Product[] {
  return products.filter((product) => !product.isHidden)
}

function matches(value: string, wanted: string): boolean {
  return wanted === '' || value.toLowerCase() === wanted.toLowerCase()
}

function hasWords(product: Product, words: string): boolean {
  const text = `${product.id} ${product.name} ${product.description}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function textsOf(world: World, id: string, kind: 'features' | 'information') {
  const texts = world.productTexts.find(({ productId }) => productId === id)?.[kind] ?? []
  if (texts.length === 0) noData()
  return texts.map(({ type, text }) => ({ itemType: type, itemDescription: text }))
}

function noData(): never {
  refuse('', 'No data for product')
}

function listedRow(product: Product, incGst: boolean, call: Parameters<typeof productRow>[2]) {
  return {
    ...productRow(product, incGst, call),
    UOMList: product.units.map((unit) => ({ UOM: unit.name })),
    isTally: product.isTally,
  }
}
