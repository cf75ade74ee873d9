import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { expectConsistent } from '../testing/expectConsistent.ts'
import { setUpCustomer } from '../testing/setUpCustomer.ts'
import type { WorldName } from '../world/index.ts'
import { allocate } from './processing.ts'

test.each([
  ['to its invoice', 150, 3, '150 to 3'],
  ['to its invoice, and the rest oldest first', 260, 3, '200 to 3, 60 to 1'],
  ['oldest first without an invoice', 70, null, '70 to 1'],
  ['oldest first, including credits', 120, null, '100 to 1, -30 to 2, 50 to 3'],
  ['oldest first where its invoice is not open', 20, 9, '20 to 1'],
  ['to everything open, and no more', 1_000, null, '100 to 1, -30 to 2, 200 to 3, 50 to 4'],
])('A payment is allocated %s', (_, amount, paid, expected) => {
  const open = [100, -30, 200, 50].map((cents, index) => ({ number: index + 1, open: cents }))
  const allocations = allocate(amount, paid, open)
  expect(allocations.map((part) => `${part.amount} to ${part.number}`).join(', ')).toBe(expected)
})

/** Processes the world's approved payment first, so that a test sees only the payments that it makes. */
function setUp(world: WorldName = 'typical', now?: () => Date) {
  const { api, simulator, as } = setUpCustomer(world, now ? { now } : {})
  simulator.processPayments()
  /** Pays by card, and returns how many payments the finance team then processes. */
  const pay = async (cents: number, paymentReference = 'HAR001-0-0') => {
    const args = { ...operations.createPaymentSession.example, paymentAmount: cents / 100, paymentReference }
    const id = new URL(await api.createPaymentSession(args)).searchParams.get('session') ?? ''
    simulator.settlePayment(id, { outcome: 'approved' })
    return simulator.processPayments()
  }
  return { api, simulator, as, pay }
}

test('Paying an invoice lowers the balances by its amount', async () => {
  const { api, simulator, pay } = setUp()
  const [newest] = await api.getCustomerInvoicesTP({})
  const amount = newest?.amount ?? 0
  const before = await api.getCustomerAgedBalances({})
  await pay(amount, `HAR001-${newest?.number}-${newest?.suffix}`)
  const processed = simulator.ledger().processedPayments.at(-1)
  expect(processed?.allocations).toEqual([{ number: Number(newest?.number), amount }])
  const addresses = { successUrl: 'https://portal.example/', cancelUrl: 'https://portal.example/' }
  const { id } = simulator.openCheckout({ description: 'for the timber', amount: 500, ...addresses })
  simulator.settlePayment(id, { outcome: 'approved' })
  expect(simulator.processPayments()).toBe(0)
  const after = await api.getCustomerAgedBalances({})
  expect(after).toEqual({ ...before, current: (before.current ?? 0) - amount, total: (before.total ?? 0) - amount })
})

describe.each(['typical', 'awkward', 'usa', 'empty', 'onHold'] as const)('With the demo data %s', (world) => {
  test('balances and statements agree right after payments and later', async () => {
    let now = new Date('2026-11-16T09:30:00+11:00')
    const { api, simulator, as, pay } = setUp(world, () => now)
    const start = (await api.getCustomerAgedBalances({})).total ?? 0
    const invoices = await api.getCustomerInvoicesTP({})
    let paid = 0
    const amounts = [1, 4_499, 125_000, invoices[3]?.amount ?? 77, invoices[9]?.amount ?? 1_000_000, 9_000_000]
    for (const [index, given] of amounts.entries()) {
      const cents = Math.max(1, Math.abs(given))
      const invoice = index % 2 === 0 ? undefined : invoices[index]
      expect(await pay(cents, invoice && `HAR001-${invoice.number}-${invoice.suffix}`)).toBe(1)
      expect(simulator.processPayments()).toBe(0)
      paid += cents
      expect((await api.getCustomerAgedBalances({})).total).toBe(start - paid)
      await expectConsistent(api, simulator, 5)
    }
    now = new Date('2027-02-01T09:30:00+11:00')
    await expectConsistent(as('demo-admin', 'U1001'), simulator, 5)
  })
})
