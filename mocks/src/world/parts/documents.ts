import { addDays } from '../calendar.ts'
import { totalsOf, taxOf } from '../money.ts'
import type { Download, IsoDay, Order, PaymentSession, PriceBook, Product } from '../world.ts'

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
    history: issues,
  }
}

/** The open quote that the registry's examples speak of. */
export function exampleQuote(customerId: string, today: IsoDay, products: readonly Product[], percent: number): Order {
  const lines = products.slice(0, 3).map((product) => {
    const unitPrice = product.prices.customer ?? 0
    const tallies = product.isTally ? [{ length: 4.8, qty: 10 }] : []
    const unit = product.units[0].name
    const quantity = product.isTally ? 48 : 5
    const unitGst = taxOf(unitPrice, percent)
    return { productId: product.id, description: product.name, unit, quantity, unitPrice, unitGst, tallies }
  })
  return {
    number: 300_001,
    suffix: 0,
    type: 'Quote',
    customerId,
    createdAt: `${addDays(today, -20)}T02:15:00.000Z`,
    deliveryDate: addDays(today, 10),
    branchId: '10',
    reference: 'PO-1001',
    shipAddress: '',
    shipPlace: '',
    jobName: 'Lot 12 carport',
    lines,
    totals: totalsOf(lines),
  }
}

/** The payment that the registry's examples speak of. */
export function examplePayment(customerId: string, today: IsoDay): PaymentSession {
  return {
    id: 'example-payment',
    customerId,
    amount: 125_50,
    reference: `${customerId}-500001-0`,
    callbacks: {
      approved: 'https://portal.example/#/payment-complete?sessionId=example-payment',
      declined: 'https://portal.example/#/payment-fail?sessionId=example-payment',
      cancelled: 'https://portal.example/#/payment-cancelled?sessionId=example-payment',
    },
    status: 'approved',
    paidOn: addDays(today, -2),
  }
}
