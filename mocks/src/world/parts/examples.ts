import { addDays } from '../calendar.ts'
import { taxOf, totalsOf } from '../money.ts'
import type { IsoDay, Order, PaymentSession, Product } from '../world.ts'

/** The open quote to which the examples in the operation registry refer. */
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

/** The payment to which the examples in the operation registry refer, and one payment for each other status. */
export function examplePayments(customerId: string, today: IsoDay): readonly PaymentSession[] {
  const payment = (name: string, status: PaymentSession['status']): PaymentSession => ({
    id: `${name}-payment`,
    customerId,
    amount: 125_50,
    reference: `${customerId}-500001-0`,
    callbacks: {
      approved: `https://portal.example/#/payment-complete?sessionId=${name}-payment`,
      declined: `https://portal.example/#/payment-fail?sessionId=${name}-payment`,
      cancelled: `https://portal.example/#/payment-cancelled?sessionId=${name}-payment`,
    },
    status,
    paidOn: null,
    number: null,
  })
  return [
    { ...payment('example', 'approved'), paidOn: addDays(today, -2), number: 900_001 },
    payment('declined', 'declined'),
    payment('cancelled', 'cancelled'),
    payment('pending', 'pending'),
  ]
}
