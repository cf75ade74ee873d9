import fc from 'fast-check'
import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { expectConsistent } from '../testing/expectConsistent.ts'
import { setUpCustomer } from '../testing/setUpCustomer.ts'
import type { WorldName } from '../world/index.ts'
import { sum } from '../world/money.ts'
import { allocate } from './processing.ts'

const total = (allocations: readonly { readonly amount: number }[]) => sum(allocations.map(({ amount }) => amount))

describe('a payment is allocated', () => {
  const open = [
    { number: 1, open: 100 },
    { number: 2, open: -30 },
    { number: 3, open: 200 },
    { number: 4, open: 50 },
  ]

  test.each([
    ['to its invoice', 150, 3, '150 to 3'],
    ['to its invoice, and the rest oldest first', 260, 3, '200 to 3, 60 to 1'],
    ['without an invoice oldest first', 70, null, '70 to 1'],
    ['with the credits that it passes', 120, null, '100 to 1, -30 to 2, 50 to 3'],
    ['oldest first where its invoice is not open', 20, 9, '20 to 1'],
    ['to all that is open, and no further', 1_000, null, '100 to 1, -30 to 2, 200 to 3, 50 to 4'],
  ])('%s', (_, amount, paid, expected) => {
    const allocations = allocate(amount, paid, open)
    expect(allocations.map((part) => `${part.amount} to ${part.number}`).join(', ')).toBe(expected)
  })

  test('never above what is open, oldest first, and complete while anything is open', () => {
    const documents = fc
      .array(
        fc.integer({ min: -50_000, max: 50_000 }).filter((cents) => cents !== 0),
        { maxLength: 12 },
      )
      .map((amounts) => amounts.map((cents, index) => ({ number: index + 1, open: cents })))
    fc.assert(
      fc.property(
        documents,
        fc.integer({ min: 1, max: 200_000 }),
        fc.integer({ min: 0, max: 14 }),
        (given, amount, paid) => {
          const allocations = allocate(amount, paid, given)
          const left = given.map(({ number, open: cents }) => {
            const parts = allocations.filter((allocation) => allocation.number === number)
            expect(parts.length).toBeLessThanOrEqual(1)
            expect(Math.abs(total(parts))).toBeLessThanOrEqual(Math.abs(cents))
            return { number, cents, left: cents - total(parts) }
          })
          const surplus = amount - total(allocations)
          expect(surplus).toBeGreaterThanOrEqual(0)
          const owed = left.filter((document) => document.left > 0)
          expect(surplus === 0 || owed.length === 0).toBe(true)
          // A payment goes to the oldest documents first. So while a document is still unpaid, the payment has not touched
          // any newer document, except the invoice that it names.
          const oldest = owed.find(({ number }) => number !== paid)
          const later = left.filter(({ number }) => number !== paid && number > (oldest?.number ?? Infinity))
          expect(later.every((document) => document.left === document.cents)).toBe(true)
        },
      ),
    )
  })
})

async function pay({ api, simulator }: ReturnType<typeof setUpCustomer>, cents: number, paymentReference: string) {
  const args = { ...operations.createPaymentSession.example, paymentAmount: cents / 100, paymentReference }
  const address = new URL(await api.createPaymentSession(args))
  const id = address.searchParams.get('session') ?? ''
  simulator.settlePayment(id, { outcome: 'approved' })
  return id
}

/** Processes the world's approved payment first, so that a test sees only the payments that it makes. */
function setUp(world: WorldName = 'typical', now?: () => Date) {
  const shop = setUpCustomer(world, now ? { now } : {})
  shop.simulator.processPayments()
  return shop
}

test('a card payment changes the balances when it is processed, once and by its amount', async () => {
  const shop = setUp()
  const before = await shop.api.getUserDetails({})
  const id = await pay(shop, 100_00, 'HAR001-0-0')
  expect(await shop.api.getUserDetails({})).toEqual(before)
  expect(shop.simulator.processPayments()).toBe(1)
  expect(shop.simulator.processPayments()).toBe(0)
  const after = await shop.api.getUserDetails({})
  expect(after.currentBalance).toBe((before.currentBalance ?? 0) - 100_00)
  expect(after.overdueBalance).toBe((before.overdueBalance ?? 0) - 100_00)
  expect(shop.simulator.ledger().processedPayments.at(-1)).toMatchObject({ sessionId: id, amount: 100_00 })
  await expectConsistent(shop.api, shop.simulator)
})

test('paying the overdue balance leaves nothing overdue', async () => {
  const shop = setUp()
  const { overdueBalance, currentBalance } = await shop.api.getUserDetails({})
  await pay(shop, overdueBalance ?? 0, 'HAR001-0-0')
  shop.simulator.processPayments()
  expect(await shop.api.getUserDetails({})).toMatchObject({
    overdueBalance: 0,
    currentBalance: (currentBalance ?? 0) - (overdueBalance ?? 0),
  })
})

test('paying an invoice takes it off the balances', async () => {
  const shop = setUp()
  const [newest] = await shop.api.getCustomerInvoicesTP({})
  const before = await shop.api.getCustomerAgedBalances({})
  await pay(shop, newest?.amount ?? 0, `HAR001-${newest?.number}-${newest?.suffix}`)
  shop.simulator.processPayments()
  const [processed] = shop.simulator.ledger().processedPayments.slice(-1)
  expect(processed?.allocations).toEqual([{ number: Number(newest?.number), amount: newest?.amount }])
  const after = await shop.api.getCustomerAgedBalances({})
  expect(after).toEqual({
    ...before,
    current: (before.current ?? 0) - (newest?.amount ?? 0),
    total: (before.total ?? 0) - (newest?.amount ?? 0),
  })
})

test('declined, cancelled and open payments are not processed, nor those of an unknown customer', async () => {
  const { simulator } = setUp()
  const callbacks = { successUrl: 'https://portal.example/#/payment-complete', cancelUrl: 'https://portal.example/' }
  const { id } = simulator.openCheckout({ description: 'for the timber', amount: 500, ...callbacks })
  simulator.settlePayment(id, { outcome: 'approved' })
  expect(simulator.processPayments()).toBe(0)
})

describe.each(['typical', 'awkward', 'usa', 'empty', 'onHold'] as const)('in the world %s', (world) => {
  test('balances, ageing and statements agree to the cent after any payments, also months later', async () => {
    let now = new Date('2026-11-16T09:30:00+11:00')
    const shop = setUp(world, () => now)
    const start = (await shop.api.getCustomerAgedBalances({})).total ?? 0
    const invoices = await shop.api.getCustomerInvoicesTP({})
    const amounts = [1, 4_499, 125_000, invoices[3]?.amount ?? 77, invoices[9]?.amount ?? 1_000_000, 9_000_000]
    let paid = 0
    for (const [index, given] of amounts.entries()) {
      const cents = Math.max(1, Math.abs(given))
      const invoice = index % 2 === 0 ? undefined : invoices[index]
      await pay(shop, cents, invoice ? `HAR001-${invoice.number}-${invoice.suffix}` : 'HAR001-0-0')
      shop.simulator.processPayments()
      paid += cents
      expect((await shop.api.getCustomerAgedBalances({})).total).toBe(start - paid)
      await expectConsistent(shop.api, shop.simulator, 5)
    }
    now = new Date('2027-02-01T09:30:00+11:00')
    await expectConsistent(shop.as('demo-admin', 'U1001'), shop.simulator, 5)
  })
})
