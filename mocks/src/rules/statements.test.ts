import { describe, expect, test } from 'vitest'
import { customerOf, refusedField } from '../testing/setUpCustomer.ts'
import { worldNames } from '../world/index.ts'

const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0)

describe.each(worldNames())('in the world %s', (world) => {
  test('every statement is the sum of its transactions, and of its columns', async () => {
    const { api } = customerOf(world)
    const list = await api.getStatementList({})
    for (const { date, ageing } of list) {
      const items = await api.getStatementDetail({ statementDate: date })
      const { current, days30, days60, days90, days120, total } = ageing
      expect([date, sum(items.map(({ balance }) => balance))]).toEqual([date, total])
      expect([date, sum([current, days30, days60, days90, days120])]).toEqual([date, total])
    }
    expect(list.map(({ date }) => date)).toEqual(
      list
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
  })

  test('the user’s balances are the aged balances', async () => {
    const { api } = customerOf(world)
    const user = await api.getUserDetails({})
    const { current, days30, days60, days90, days120, total } = await api.getCustomerAgedBalances({})
    expect(sum([current, days30, days60, days90, days120])).toBe(total)
    expect([user.currentBalance, user.balance30Days]).toEqual([total, days30])
    expect(user.overdueBalance).toBe(sum([days30, days60, days90, days120]))
  })
})

test('every row of a statement can be opened, and is worth the same there', async () => {
  const { api } = customerOf()
  for (const { date } of await api.getStatementList({})) {
    for (const item of await api.getStatementDetail({ statementDate: date })) {
      const key = { transactionNumber: item.number, transactionSuffix: item.suffix }
      expect((await api.getTransactionTP(key)).totalIncGst).toBe(item.amount)
    }
  }
})

test('the latest statement is that of the month before', async () => {
  const { api } = customerOf()
  expect((await api.getStatementList({}))[0]?.date).toBe('2026-10-31')
  expect(await api.getStatementList({ fromDate: '2026-09-01' })).toHaveLength(2)
})

test('there is none of a day within a month', async () => {
  const { api } = customerOf()
  const call = api.getStatementDetail({ statementDate: '2026-10-30' })
  await expect(call).rejects.toMatchObject(refusedField('statementDate'))
})

test('is sent by e-mail', async () => {
  const { api, simulator } = customerOf()
  await api.emailStatement({ emailAddress: 'office@hargreaves.example', statementDate: '2026-09-30' })
  expect(simulator.outbox()).toMatchObject([{ about: 'statement', attachments: ['Statement ST-HAR001-2026-09'] }])
})
