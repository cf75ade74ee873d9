import { createSupplierApi, functionUrl, type Known, type SupplierApi } from '@trade-portal/supplier-api'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Ledger } from '../state/ledger.ts'
import { fixedNow } from '../world/calendar.ts'
import { startSandbox, type Sandbox } from './startSandbox.ts'
import { demoAccountNames, worldOfAccount } from '../worldRouter/accountWorlds.ts'

let sandbox: Sandbox
beforeAll(async () => {
  // A clock that stands still: ids may not depend on the moments at which worlds open.
  sandbox = await startSandbox({ port: 0, worlds: ['typical', 'empty'], now: () => fixedNow })
})
afterAll(() => sandbox.close())
afterEach(() => post('reset'))

const post = (path: string, body: unknown = {}) =>
  fetch(`${sandbox.url}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) })
const ledger = async (query = ''): Promise<Ledger> => (await fetch(`${sandbox.url}/sandbox/ledger${query}`)).json()

async function signedIn(userName: string): Promise<SupplierApi> {
  const endpoint = { endpointUrl: sandbox.url, api: 'proxy' } as const
  let known: Partial<Known> = { userName, deviceId: 'PORTAL', companyId: '1' }
  const anonymous = createSupplierApi({ endpoint, known: async () => known })
  const answer = await anonymous.login({ userid: userName, password: 'sandbox' })
  if (answer.outcome === 'refused') throw new Error(answer.message)
  const supplier = createSupplierApi({ endpoint, known: async () => known, sessionId: answer.sessionId })
  known = { ...known, ...(await supplier.getUserDetails({})) }
  return supplier
}

describe('an account leads into its world', () => {
  test('and its session stays there', async () => {
    const usual = await signedIn('demo-admin')
    const bare = await signedIn(' DEMO-empty ')
    expect(await usual.getCustomerTransactions({})).not.toEqual([])
    expect(await bare.getCustomerTransactions({})).toEqual([])
  })

  test('what one buys does not lie in the cart of the other', async () => {
    const [usual, bare] = [await signedIn('demo-admin'), await signedIn('demo-empty')]
    const carts = [await usual.createCart({}), await bare.createCart({})]
    expect(new Set(carts).size).toBe(2)
    await expect(usual.getCartContents({ sessionID: carts[1] ?? '' })).rejects.toThrow(/./)
  })

  test('whose world is not served, and whom nobody knows, are in the first', async () => {
    await expect(signedIn('nobody')).rejects.toThrow('incorrect')
    expect((await ledger('?world=typical')).requests).toMatchObject([{ name: 'login' }])
  })

  test('with one world for all, that is where everybody is', async () => {
    const single = await startSandbox({ port: 0, world: 'empty' })
    const answer = await fetch(functionUrl({ endpointUrl: single.url, api: 'proxy' }, 'userLogin', 'login'), {
      method: 'POST',
      body: new URLSearchParams({ userid: 'demo-admin', password: 'sandbox', domain: '', extra: '' }),
    })
    expect(await answer.json()).toEqual({ sessionID: expect.any(String) })
    expect(single.simulator.ordersOf('demo-admin')).toEqual([])
    await single.close()
  })
})

describe('every demonstration account can sign in', () => {
  let whole: Sandbox
  beforeAll(async () => {
    whole = await startSandbox({ port: 0 })
  })
  afterAll(() => whole.close())

  test.each(['demo-admin', 'demo-sales', ...demoAccountNames()])('%s', async (userName) => {
    const answer = await fetch(functionUrl({ endpointUrl: whole.url, api: 'proxy' }, 'userLogin', 'login'), {
      method: 'POST',
      body: new URLSearchParams({ userid: userName, password: 'sandbox', domain: '', extra: '' }),
    })
    expect(await answer.json()).toEqual({ sessionID: expect.any(String) })
    const world = worldOfAccount(userName) ?? 'typical'
    const there = await (await fetch(`${whole.url}/sandbox/ledger?world=${world}`)).json()
    expect(there.requests).toEqual(expect.arrayContaining([expect.objectContaining({ outcome: 'answered' })]))
  })
})

describe('what is said to the sandbox holds for every world', () => {
  test('ledgers are one, in the order of time, or apart', async () => {
    await signedIn('demo-admin')
    await signedIn('demo-empty')
    expect((await ledger()).requests).toHaveLength(4)
    expect((await ledger('?world=empty')).requests).toHaveLength(2)
    const unknown = await fetch(`${sandbox.url}/sandbox/ledger?world=nowhere`)
    expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'This sandbox has no world nowhere' }])
  })

  test('faults, latency and reset', async () => {
    const [usual, bare] = [await signedIn('demo-admin'), await signedIn('demo-empty')]
    await post('faults', { getState: 'server-error' })
    await expect(usual.getState({})).rejects.toThrow('could not handle')
    await expect(bare.getState({})).rejects.toThrow('could not handle')
    await post('reset')
    await expect(usual.getState({})).rejects.toThrow(/Invalid Session/)
    await expect(bare.getState({})).rejects.toThrow(/Invalid Session/)
    expect((await ledger()).requests).toHaveLength(2)
  })

  test('also for one that opens afterwards', async () => {
    const late = await startSandbox({ port: 0, worlds: ['typical', 'empty'] })
    const address = functionUrl({ endpointUrl: late.url, api: 'proxy' }, 'userLogin', 'login')
    await fetch(`${late.url}/sandbox/faults`, { method: 'POST', body: '{"login":"server-error"}' })
    const body = new URLSearchParams({ userid: 'demo-empty', password: 'sandbox', domain: '', extra: '' })
    expect((await fetch(address, { method: 'POST', body })).status).toBe(500)
    await late.close()
  })

  test('the outbox', async () => {
    const supplier = await signedIn('demo-empty')
    await supplier.sendEmailMessage({
      fromEmailAddress: 'office@hargreaves.example',
      toEmailAddress: 'support@corymbia.example',
      subject: 'A question',
      bodyText: 'When do you open?',
      numTran: '0',
      suffixTran: '0',
    })
    const outbox = await (await fetch(`${sandbox.url}/sandbox/outbox`)).json()
    expect(outbox).toMatchObject([{ subject: 'A question' }])
  })
})
