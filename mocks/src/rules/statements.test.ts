import { describe, expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

describe('A statement', () => {
  test('has the amounts of its transactions in its rows', async () => {
    const { api } = setUpCustomer()
    for (const { date } of await api.getStatementList({})) {
      for (const { number, suffix, amount } of await api.getStatementDetail({ statementDate: date })) {
        const key = { transactionNumber: number, transactionSuffix: suffix }
        expect((await api.getTransactionTP(key)).totalIncGst).toBe(amount)
      }
    }
  })

  test('can be filtered by date, and sent by e-mail', async () => {
    const { api, simulator } = setUpCustomer()
    const found = await api.getStatementList({ fromDate: '2026-09-01' })
    expect(found.map(({ date }) => date)).toEqual(['2026-10-31', '2026-09-30'])
    await api.emailStatement({ emailAddress: 'office@hargreaves.example', statementDate: '2026-09-30' })
    expect(simulator.outbox()).toMatchObject([{ about: 'statement', attachments: ['Statement ST-HAR001-2026-09'] }])
  })

  test('is found only by exactly the same key', async () => {
    const { api } = setUpCustomer('awkward')
    const keys = (await api.getStatementList({})).map(({ date }) => date)
    expect(keys.slice(2, 5)).toEqual(['31/08/2026', '2026-07-31T00:00:00', '30 Jun 2026? #1 & 50%'])
    for (const key of keys) expect(await api.getStatementDetail({ statementDate: key })).toBeInstanceOf(Array)
    for (const key of ['2026-10-30', '2026-08-31', '2026-07-31', '31/8/2026', '30 Jun 2026']) {
      await expect(api.getStatementDetail({ statementDate: key })).rejects.toMatchObject(refusedFields('statementDate'))
    }
  })
})
