import type { Product, ProductTexts, World } from '../world.ts'

/** Texts for what has a datasheet or is sold by length; of the rest there is nothing to tell. */
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

/** Every other family of tally products comes in set lengths, the others in any. */
export function stockedLengths(products: readonly Product[]): World['stockedLengths'] {
  const families = [...new Set(products.filter(({ isTally }) => isTally).map((product) => product.class))]
  const inSetLengths = new Set(families.filter((_, index) => index % 2 === 0))
  return products
    .filter((product) => product.isTally && inSetLengths.has(product.class))
    .map(({ id }) => ({ productId: id, lengths: [2.4, 2.7, 3, 3.6, 4.2, 4.8, 5.4, 6] }))
}
