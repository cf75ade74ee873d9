import { createSupplierApi, type KnownValues, type SupplierApi } from '@trade-portal/supplier-api'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Ledger } from '../state/ledger.ts'
import { signInTo } from '../testing/signInTo.ts'
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

async function signedIn(userName: string): Promise<SupplierApi> {
  const endpoint = { endpointUrl: sandbox.url, api: 'proxy' } as const
  let known: Partial<KnownValues> = { userName, deviceId: 'PORTAL', companyId: '1' }
  const anonymous = createSupplierApi({ endpoint, known: async () => known })
  const answer = await anonymous.login({ userid: userName, password: 'sandbox' })
  if (answer.outcome === 'refused') throw new Error(answer.message)
  const supplier = createSupplierApi({ endpoint, known: async () => known, sessionId: answer.sessionId })
  known = { ...known, ...(await supplier.getUserDetails({})) }
  return supplier
}

describe('an account selects its world', () => {
  test('in which its session stays', async () => {
    const usual = await signedIn('demo-admin')
    const empty = await signedIn(' DEMO-empty ')
    expect(await usual.getCustomerTransactions({})).not.toEqual([])
    expect(await empty.getCustomerTransactions({})).toEqual([])
  })

  test('whose carts are separate from those of other worlds', async () => {
    const [usual, empty] = [await signedIn('demo-admin'), await signedIn('demo-empty')]
    const carts = [await usual.createCart({}), await empty.createCart({})]
    expect(new Set(carts).size).toBe(2)
    await expect(usual.getCartContents({ sessionID: carts[1] ?? '' })).rejects.toThrow(/./)
  })

  test('which is the first for an unknown user', async () => {
    await expect(signedIn('nobody')).rejects.toThrow('incorrect')
    expect((await ledger('?world=typical')).requests).toMatchObject([{ name: 'login' }])
  })

  test('which is always the same where only one is served', async () => {
    const single = await startSandbox({ port: 0, world: 'empty' })
    const answer = await signInTo(single.url)
    expect(await answer.json()).toEqual({ sessionID: expect.any(String) })
    expect(single.simulator.ordersOf('demo-admin')).toEqual([])
    await single.close()
  })
})

describe('every demonstration account can sign in', async () => {
  const whole = await startSandbox({ port: 0 })
  afterAll(() => whole.close())

  test.each(['demo-admin', 'demo-sales', ...demoAccountNames()])('%s', async (userName) => {
    const answer = await signInTo(whole.url, userName)
    expect(await answer.json()).toEqual({ sessionID: expect.any(String) })
    const world = worldOfAccount(userName) ?? 'typical'
    const there = await (await fetch(controlAddress(whole, `ledger?world=${world}`))).json()
    expect(there.requests).toEqual(expect.arrayContaining([expect.objectContaining({ outcome: 'answered' })]))
  })
})

describe('sandbox requests apply to every world', () => {
  test('the ledger is merged and sorted by time, or of one world', async () => {
    await signedIn('demo-admin')
    await signedIn('demo-empty')
    expect((await ledger()).requests).toHaveLength(4)
    expect((await ledger('?world=empty')).requests).toHaveLength(2)
    const unknown = await fetch(controlAddress(sandbox, 'ledger?world=nowhere'))
    expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'This sandbox has no world nowhere' }])
  })

  test('faults, latency and reset', async () => {
    const [usual, empty] = [await signedIn('demo-admin'), await signedIn('demo-empty')]
    await post('faults', { getState: 'server-error' })
    await expect(usual.getState({})).rejects.toThrow('could not handle')
    await expect(empty.getState({})).rejects.toThrow('could not handle')
    await post('reset')
    await expect(usual.getState({})).rejects.toThrow(/Invalid Session/)
    await expect(empty.getState({})).rejects.toThrow(/Invalid Session/)
    expect((await ledger()).requests).toHaveLength(2)
  })

  test('also to one that is created later', async () => {
    const late = await startSandbox({ port: 0, worlds: ['typical', 'empty'] })
    await fetch(controlAddress(late, 'faults'), { method: 'POST', body: '{"login":"server-error"}' })
    expect((await signInTo(late.url, 'demo-empty')).status).toBe(500)
    await late.close()
  })

  test('the outbox', async () => {
    const supplier = await signedIn('demo-empty')
    await supplier.sendEmailMessage({
      fromEmailAddress: 'office@hargreaves.example',
      toEmailAddress: 'support@corymbia.example',
      subject: 'A question',
      bodyText: 'When do you open?',
      numTran: 0,
      suffixTran: 0,
    })
    const outbox = await (await fetch(controlAddress(sandbox, 'outbox'))).json()
    expect(outbox).toMatchObject([{ subject: 'A question' }])
  })
})
