import { readIsoDate, type SupplierApi } from '@trade-portal/supplier-api'
import { expect } from 'vitest'
import type { Simulator } from '../simulator/createSimulator.ts'

const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0)
const key = ({ number, suffix }: { number: string; suffix: string }) => ({
  transactionNumber: number,
  transactionSuffix: suffix,
})

/**
 * For tests: checks that the data that a customer gets from the supplier is consistent.
 * @param newest How many of the newest entries of each list are compared with their details.
 */
export async function expectConsistent(api: SupplierApi, simulator: Simulator, newest = 10_000): Promise<void> {
  await expectListsAgreeWithDetails(api, newest)
  await expectBalancesAgree(api)
  await expectCartsAreValid(api, simulator)
  const users = await api.getListMobileUsers({})
  expectUnique(users.map(({ contactId }) => contactId))
  expectUnique(users.map(({ userName }) => userName.toLowerCase()))
  const { priceBook } = await api.getPriceBookInfo({})
  expectUnique(priceBook?.history.map(({ id }) => id) ?? [])
}

async function expectListsAgreeWithDetails(api: SupplierApi, newest: number): Promise<void> {
  const orders = await api.getCustomerTransactions({ limit: 1_000_000 })
  const invoices = await api.getCustomerInvoicesTP({})
  expectUnique([...orders, ...invoices].map(({ number, suffix }) => `${number}-${suffix}`))
  for (const row of orders.slice(0, newest)) {
    const { number, suffix, type, jobName, deliveryDate } = row
    const detail = await api.getTransactionTP(key(row))
    expect(detail).toMatchObject({ number, suffix, type, jobName, deliveryDate, totalIncGst: row.amount, comment: '' })
    expectLinesToAddUp(detail)
  }
  for (const row of invoices.slice(0, newest)) {
    const { number, suffix, type, jobName, comment } = row
    const detail = await api.getTransactionTP(key(row))
    expect(detail).toMatchObject({
      number,
      suffix,
      type,
      jobName,
      comment,
      invoiceDate: row.date,
      totalIncGst: row.amount,
    })
    expectLinesToAddUp(detail)
  }
}

function expectLinesToAddUp(detail: Awaited<ReturnType<SupplierApi['getTransactionTP']>>): void {
  expect(sum(detail.lines.map(({ price }) => price))).toBe(detail.totalExGst)
  expect(sum([detail.totalExGst, detail.gst])).toBe(detail.totalIncGst)
  expectUnique(detail.lines.map(({ lineNumber }) => lineNumber))
}

async function expectBalancesAgree(api: SupplierApi): Promise<void> {
  const { current, days30, days60, days90, days120, total } = await api.getCustomerAgedBalances({})
  const user = await api.getUserDetails({})
  expect(sum([current, days30, days60, days90, days120])).toBe(total)
  expect([user.currentBalance, user.balance30Days]).toEqual([total, days30])
  expect(user.overdueBalance).toBe(sum([days30, days60, days90, days120]))
  const statements = await api.getStatementList({})
  for (const { date, ageing } of statements.slice(0, 3)) {
    const items = await api.getStatementDetail({ statementDate: date })
    expect(sum(items.map(({ balance }) => balance))).toBe(ageing.total)
    expect(sum([ageing.current, ageing.days30, ageing.days60, ageing.days90, ageing.days120])).toBe(ageing.total)
  }
  const days = statements.flatMap(({ date }) => readIsoDate(date) ?? [])
  expect(days).toEqual(days.toSorted().toReversed())
}

async function expectCartsAreValid(api: SupplierApi, simulator: Simulator): Promise<void> {
  const lists = await api.getCustomLists({})
  expectUnique(lists.map(({ cartId }) => cartId))
  for (const { lines } of lists) expectUnique(lines.map(({ lineId }) => lineId))
  const { cartLines } = simulator.ledger()
  expectUnique(cartLines.map(({ cartId, lineId }) => `${cartId} ${lineId}`))
  for (const cartId of new Set(cartLines.map((line) => line.cartId))) {
    for (const { quantity, isTally } of await api.getCartContents({ sessionID: cartId })) {
      expect(quantity).toBeGreaterThan(0)
      expect(isTally || (quantity >= 1 && Number.isInteger(quantity))).toBe(true)
    }
  }
}

function expectUnique(values: readonly unknown[]): void {
  expect(new Set(values).size).toBe(values.length)
}
