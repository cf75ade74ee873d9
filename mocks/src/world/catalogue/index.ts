import type { SimpleFaker } from '@faker-js/faker'
import type { StockStatus } from '@trade-portal/supplier-api'
import type { MenuRow, Product, ProductTexts, World } from '../world.ts'
import type { Department, Family } from './family.ts'
import { fixings } from './fixings.ts'
import { insulation } from './insulation.ts'
import { landscape } from './landscape.ts'
import { linings } from './linings.ts'
import { openings } from './openings.ts'
import { roofing } from './roofing.ts'
import { timber } from './timber.ts'
import { tools } from './tools.ts'

const departments: readonly Department[] = [timber, roofing, fixings, insulation, linings, openings, landscape, tools]

/** The product menu: each category is followed by its types, and each type by its classes. */
export function menuRows(): MenuRow[] {
  return departments.flatMap(({ id: category, name, types }) => {
    const rows = Object.entries(types).flatMap(([type, { name, families }]) => {
      const classes = Object.entries(families).map(([id, { name, picture }]) => ({
        category,
        type,
        class: id,
        name,
        picture,
      }))
      return [{ category, type, class: '', name, picture: classes[0]?.picture ?? null }, ...classes]
    })
    return [{ category, type: '', class: '', name, picture: rows[0]?.picture ?? null }, ...rows]
  })
}

/** Every product of every family; the faker supplies the random values. */
export function catalogueProducts(faker: SimpleFaker): Product[] {
  return departments.flatMap(({ id: category, prefix, types }) => {
    const placed = Object.entries(types).flatMap(([type, { families }]) =>
      Object.entries(families).flatMap(([id, family]) =>
        variants(family).map((variant) => ({ ...variant, type, class: id, family })),
      ),
    )
    return placed.map(({ name, dollars, type, class: familyId, family }, index) => ({
      id: `${prefix}${100_001 + index}`,
      name,
      description: `${name}. ${family.about}`,
      category,
      type,
      class: familyId,
      picture: family.picture,
      hasDatasheet: family.datasheet ?? false,
      stock: family.stock ?? randomStock(faker),
      prices: prices(faker, Math.round(dollars * 100)),
      units: unitsOf(family),
      isTally: family.isTally ?? false,
      isHidden: false,
    }))
  })
}

function variants({ title, sizes, colours = [''] }: Family) {
  return Object.entries(sizes).flatMap(([size, dollars]) =>
    colours.map((colour) => ({ name: [title, size, colour].filter((part) => part !== '').join(' '), dollars })),
  )
}

function unitsOf({ isTally = false, units = {} }: Family): Product['units'] {
  const [first, ...others] = Object.entries(units).map(([name, contains]) => ({ name, contains }))
  return [first ?? { name: isTally ? 'LM' : 'EA', contains: 1 }, ...others]
}

/**
 * Derives the other prices from the trade price. The retail price is above it and the best price is below it. The customer's
 * price is between the best price and the trade price.
 */
function prices(faker: SimpleFaker, trade: number): Product['prices'] {
  const best = Math.max(1, Math.floor(trade * 0.92))
  return {
    rrp: Math.max(trade + 1, Math.round(trade * 1.28)),
    trade,
    best,
    customer: faker.number.int({ min: best, max: trade }),
  }
}

function randomStock(faker: SimpleFaker): StockStatus {
  return faker.helpers.weightedArrayElement<StockStatus>([
    { weight: 7, value: 'InStock' },
    { weight: 2, value: 'LowStock' },
    { weight: 1, value: 'SpecialOrder' },
  ])
}

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
