import type { Product, ProductTexts, World } from '../world.ts'

/** Texts for products that have a datasheet or are sold by length; other products have none. */
export function productTexts(products: readonly Product[]): readonly ProductTexts[] {
  return products
    .filter(({ hasDatasheet, isTally }) => hasDatasheet || isTally)
    .map(({ id, name, isTally }) => ({
      productId: id,
      features: [
        {
          type: 'Feature',
          text: isTally ? 'Cut to your lengths, packed by the job' : 'Ready for site, no preparation',
        },
        { type: 'Benefit', text: 'Less waste, and less time on the saw' },
        { type: 'Benefit', text: 'Delivered with the rest of your order' },
      ],
      information: [
        { type: 'Storage', text: `Keep ${name} dry, off the ground and under cover.` },
        { type: 'Standard', text: 'Made to the standard that applies.' },
      ],
    }))
}

/**
 * Takes the classes that are sold by length, and gives fixed lengths to the products of every other class. The rest are
 * available in any length.
 */
export function stockedLengths(products: readonly Product[]): World['stockedLengths'] {
  const classes = [...new Set(products.filter(({ isTally }) => isTally).map((product) => product.class))]
  const withFixedLengths = new Set(classes.filter((_, index) => index % 2 === 0))
  return products
    .filter((product) => product.isTally && withFixedLengths.has(product.class))
    .map(({ id }) => ({ productId: id, lengths: [2.4, 2.7, 3, 3.6, 4.2, 4.8, 5.4, 6] }))
}
