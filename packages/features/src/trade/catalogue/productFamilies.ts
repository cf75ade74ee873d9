import type { Product } from '@trade-portal/supplier-api'

/** Products that follow each other and have the same name up to the size, such as the lengths of one screw. */
export interface ProductFamily {
  /** The name up to the first size, such as "Joist Hanger Galvanised". */
  readonly name: string
  /** URL of the first picture of its products; '' if there is none. */
  readonly image: string
  /** The rest of each product's name, such as "45 x 90 mm". No two are equal. */
  readonly sizes: readonly { readonly product: Product; readonly size: string }[]
}

/** With fewer products, a block is no shorter than single rows. */
const fewest = 3

/** More words than in a finish such as "Shale Grey" name a different product. */
const mostWords = 2

const number = String.raw`\d+(?:[.,]\d+)?`
const unit = String.raw`(?:mm|cm|lm|m[23²³]?|kg(?:/m[3³])?|g|ml|l|ah|bmt|ft)`
/** A thread (M10), an insulation value (R3.5), a number with a unit, or a number that is multiplied. */
const measure = String.raw`(?:[MR]${number}|${number}\s?(?:${unit}(?![\p{L}/])|[x×]\s?(?=\d)))`
const firstSize = new RegExp(String.raw`(?<=^|\s)${measure}`, 'iu')
const measures = new RegExp(measure, 'giu')
const words = /\p{L}{2,}/gu

/** The parts of a name before and from its first size; undefined if the name has no size, or more than a size after it. */
export function splitAtSize(text: string): { readonly name: string; readonly size: string } | undefined {
  const at = text.search(firstSize)
  const name = text.slice(0, Math.max(at, 0)).trim().replace(/\s+/g, ' ')
  const size = text.slice(at)
  const others = size.replace(measures, ' ').match(words) ?? []
  return name === '' || others.length > mostWords ? undefined : { name, size }
}

/**
 * The products in the supplier's order, with families in place of the products that belong to one. Where names leave doubt,
 * products stay by themselves: with fewer than three sizes, or if two of them have the same size.
 */
export function groupFamilies(products: readonly Product[]): readonly (Product | ProductFamily)[] {
  const runs: { readonly name: string | undefined; readonly sizes: { product: Product; size: string }[] }[] = []
  for (const product of products) {
    const parts = splitAtSize(product.name)
    const last = runs.at(-1)
    const sized = { product, size: parts?.size ?? '' }
    if (parts !== undefined && last?.name === parts.name) last.sizes.push(sized)
    else runs.push({ name: parts?.name, sizes: [sized] })
  }
  return runs.flatMap<Product | ProductFamily>(({ name, sizes }) => {
    const isClear = sizes.length >= fewest && new Set(sizes.map(({ size }) => size)).size === sizes.length
    return name !== undefined && isClear
      ? [{ name, image: pictureOf(sizes), sizes }]
      : sizes.map(({ product }) => product)
  })
}

const pictureOf = (sizes: ProductFamily['sizes']): string =>
  sizes.find(({ product }) => product.image !== '')?.product.image ?? ''
