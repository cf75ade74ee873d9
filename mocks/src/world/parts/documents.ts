import { addDays } from '../calendar.ts'
import type { Download, IsoDay, PriceBook } from '../world.ts'

export function downloads(today: IsoDay): readonly Download[] {
  const rows = [
    ['timber-catalogue', 'Timber and framing catalogue', 'Catalogues', 12],
    ['roofing-catalogue', 'Roofing and rainwater catalogue', 'Catalogues', 40],
    ['tools-catalogue', 'Tools and safety catalogue', 'Catalogues', 74],
    ['credit-application', 'Credit account application', 'Forms', 210],
    ['returns-form', 'Return of goods', 'Forms', 160],
    ['trading-terms', 'Terms of trade', 'Terms', 330],
    ['delivery-guide', 'Site delivery guide', 'Guides', 95],
    ['treated-pine-safety', 'Safety data sheet, treated pine', 'Safety data sheets', 120],
  ] as const
  return rows.map(([name, description, category, age]) => ({
    name,
    description,
    category,
    date: addDays(today, -age),
  }))
}

export function priceBookFor(customerId: string, recipient: string, today: IsoDay): PriceBook {
  const issues = [16, 46, 77, 107].map((age, index) => ({
    id: `PB${4 - index}`,
    date: addDays(today, -age),
    type: index === 1 ? 'I' : 'F',
    format: '2',
    recipient,
    withNewCodes: true,
    withCoreProducts: index === 3,
  }))
  return {
    customerId,
    lastCalculated: addDays(today, -16),
    setUp: {
      type: 'F',
      format: '2',
      recipient,
      frequency: 'M',
      showsNewCodes: true,
      showsCoreOnly: false,
      isQuarterly: false,
      isZipped: false,
    },
    requested: null,
    history: issues,
  }
}
