import { operations } from '@trade-portal/supplier-api'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Ledger } from '../state/ledger.ts'
import { clientAt, sessionAt } from '../testing/signInTo.ts'
import { fixedNow } from '../world/calendar.ts'
import { demoAccountNames, worldOfAccount } from '../worldRouter/accountWorlds.ts'
import { controlAddress } from './control.ts'
import { startSandbox } from './startSandbox.ts'

// The clock stands still, so all worlds are created at the same moment. Their ids must still differ.
const sandbox = await startSandbox({ port: 0, worlds: ['typical', 'empty'], now: () => fixedNow })
afterAll(() => sandbox.close())
afterEach(() => post('reset'))

const post = (path: string, body: unknown = {}) =>
  fetch(controlAddress(sandbox, path), { method: 'POST', body: JSON.stringify(body) })
const ledger = async (query = ''): Promise<Ledger> => (await fetch(controlAddress(sandbox, `ledger${query}`))).json()

async function signedIn(userName: string) {
  return clientAt(sandbox.url, userName.trim(), await sessionAt(sandbox.url, userName))
}

describe('The demo data', () => {
  test('is selected by the account, for all its sessions and carts', async () => {
    const [usual, empty] = [await signedIn('demo-admin'), await signedIn(' DEMO-empty ')]
    expect(await usual.getCustomerTransactions({})).not.toEqual([])
    expect(await empty.getCustomerTransactions({})).toEqual([])
    const carts = [await usual.createCart({}), await empty.createCart({})]
    expect(new Set(carts).size).toBe(2)
    await expect(usual.getCartContents({ sessionID: carts[1] ?? '' })).rejects.toThrow(/./)
  })

  test('ignores the account if the sandbox serves only one account', async () => {
    const single = await startSandbox({ port: 0, world: 'empty' })
    expect(await sessionAt(single.url, 'demo-admin')).not.toBe('')
    expect(single.simulator.ordersOf('demo-admin')).toEqual([])
    await single.close()
  })
})

test('Every demo account can sign in, each with its own demo data', async () => {
  const whole = await startSandbox({ port: 0 })
  for (const userName of ['demo-admin', 'demo-sales', ...demoAccountNames()]) {
    expect([userName, await sessionAt(whole.url, userName)]).toEqual([userName, expect.stringMatching(/./)])
    const world = worldOfAccount(userName) ?? 'typical'
    const there: Ledger = await (await fetch(controlAddress(whole, `ledger?world=${world}`))).json()
    expect([userName, there.requests.at(-1)?.outcome]).toEqual([userName, 'answered'])
  }
  await whole.close()
})

describe('All sets of demo data are covered by', () => {
  test('the ledger, unless one set is named', async () => {
    for (const user of ['demo-admin', 'demo-empty', 'nobody']) await sessionAt(sandbox.url, user)
    const names = async (query: string) => (await ledger(query)).requests.map(({ name }) => name)
    expect(await names('')).toEqual(['login', 'login', 'login'])
    expect([await names('?world=typical'), await names('?world=empty')]).toEqual([['login', 'login'], ['login']])
    const unknown = await fetch(controlAddress(sandbox, 'ledger?world=nowhere'))
    expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'This sandbox has no world nowhere' }])
  })

  test('faults, reset, the outbox and the processing of payments', async () => {
    const [usual, empty] = [await signedIn('demo-admin'), await signedIn('demo-empty')]
    await empty.sendEmailMessage({ ...operations.sendEmailMessage.example, numTran: 0, suffixTran: 0 })
    expect(await (await fetch(controlAddress(sandbox, 'outbox'))).json()).toMatchObject([{ about: 'message' }])
    expect(await (await post('process-payments')).json()).toEqual({ processed: 1 })
    await post('faults', { getState: 'server-error' })
    for (const supplier of [usual, empty]) await expect(supplier.getState({})).rejects.toThrow('could not handle')
    await post('reset')
    for (const supplier of [usual, empty]) await expect(supplier.getState({})).rejects.toThrow(/Invalid Session/)
    expect((await ledger()).requests).toHaveLength(2)
  })
})
