import type { SimpleFaker } from '@faker-js/faker'
import type { StockStatus } from '@trade-portal/supplier-api'
import type { MenuRow, Product } from '../world.ts'
import type { Department, Family, Pack } from './family.ts'
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
  return departments.flatMap((department) => {
    const rows = department.types.flatMap((type) => {
      const own = { category: department.id, type: type.id }
      const classes = type.families.map(({ id, name, picture }) => ({ ...own, class: id, name, picture }))
      return [{ ...own, class: '', name: type.name, picture: pictureOf(type.families) }, ...classes]
    })
    const families = department.types.flatMap((type) => type.families)
    return [
      { category: department.id, type: '', class: '', name: department.name, picture: pictureOf(families) },
      ...rows,
    ]
  })
}

/** Every product of every family; the faker supplies the random values. */
export function catalogueProducts(faker: SimpleFaker): Product[] {
  return departments.flatMap((department) => {
    const placed = department.types.flatMap((type) =>
      type.families.flatMap((family) => variants(family).map((variant) => ({ ...variant, family, type: type.id }))),
    )
    return placed.map(({ name, dollars, family, type }, index) => ({
      id: `${department.prefix}${100_001 + index}`,
      name,
      description: `${name}. ${family.about}`,
      category: department.id,
      type,
      class: family.id,
      picture: family.picture,
      hasDatasheet: family.datasheet ?? false,
      stock: family.stock ?? randomStock(faker),
      prices: prices(faker, Math.round(dollars * 100)),
      units: [unit(family.units[0]), ...family.units.slice(1).map(unit)],
      isTally: family.isTally ?? false,
      isHidden: false,
    }))
  })
}

function variants({ title, sizes, colours = [''] }: Family) {
  return sizes.flatMap(([size, dollars]) =>
    colours.map((colour) => ({ name: [title, size, colour].filter((part) => part !== '').join(' '), dollars })),
  )
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

function unit([name, contains]: Pack) {
  return { name, contains }
}

function pictureOf(families: readonly Family[]) {
  return families[0]?.picture ?? 'board'
}
