import { readIsoDate } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'
import { worldNames } from '../world/index.ts'

const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0)

describe.each(worldNames())('in the world %s', (world) => {
  test('the total of a statement is the sum of its rows, and of its columns', async () => {
    const { api } = setUpCustomer(world)
    const list = await api.getStatementList({})
    for (const { date, ageing } of list) {
      const items = await api.getStatementDetail({ statementDate: date })
      const { current, days30, days60, days90, days120, total } = ageing
      expect([date, sum(items.map(({ balance }) => balance))]).toEqual([date, total])
      expect([date, sum([current, days30, days60, days90, days120])]).toEqual([date, total])
    }
    const days = list.flatMap(({ date }) => readIsoDate(date) ?? [])
    expect(days).toEqual(days.toSorted().toReversed())
  })
})

test('every row of a statement can be opened as a transaction of the same amount', async () => {
  const { api } = setUpCustomer()
  for (const { date } of await api.getStatementList({})) {
    for (const item of await api.getStatementDetail({ statementDate: date })) {
      const key = { transactionNumber: item.number, transactionSuffix: item.suffix }
      expect((await api.getTransactionTP(key)).totalIncGst).toBe(item.amount)
    }
  }
})

test('the latest statement is for the previous month', async () => {
  const { api } = setUpCustomer()
  expect((await api.getStatementList({}))[0]?.date).toBe('2026-10-31')
  expect(await api.getStatementList({ fromDate: '2026-09-01' })).toHaveLength(2)
})

test('a date within a month has no statement', async () => {
  const { api } = setUpCustomer()
  const call = api.getStatementDetail({ statementDate: '2026-10-30' })
  await expect(call).rejects.toMatchObject(refusedFields('statementDate'))
})

test('a statement can be sent by e-mail', async () => {
  const { api, simulator } = setUpCustomer()
  await api.emailStatement({ emailAddress: 'office@hargreaves.example', statementDate: '2026-09-30' })
  expect(simulator.outbox()).toMatchObject([{ about: 'statement', attachments: ['Statement ST-HAR001-2026-09'] }])
})

test('J12 a statement is found by its key only, byte for byte, whatever the key looks like', async () => {
  const { api } = setUpCustomer('awkward')
  const keys = (await api.getStatementList({})).map(({ date }) => date)
  expect(keys.slice(0, 5)).toEqual([
    '2026-10-31',
    '2026-09-30',
    '31/08/2026',
    '2026-07-31T00:00:00',
    '30 Jun 2026? #1 & 50%',
  ])
  for (const key of keys) expect(await api.getStatementDetail({ statementDate: key })).toBeInstanceOf(Array)
  for (const key of ['2026-08-31', '2026-07-31', '31/8/2026', '30 Jun 2026']) {
    await expect(api.getStatementDetail({ statementDate: key })).rejects.toMatchObject(refusedFields('statementDate'))
  }
})
