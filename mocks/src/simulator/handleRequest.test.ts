import { functionUrl, sessionHeader, type OperationName } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { createSimulator } from './createSimulator.ts'
import { faultNames, faultTable } from '../faults/faultTable.ts'
import { fixedNow } from '../world/calendar.ts'
import { worlds } from '../world/index.ts'

const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const

function call(name: OperationName, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal): Request {
  return new Request(functionUrl(endpoint, 'presenter', name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
}

const login = (fields: Record<string, string>) =>
  new Request(functionUrl(endpoint, 'userLogin', 'login'), { method: 'POST', body: new URLSearchParams(fields) })

const anyone = { password: 'sandbox', domain: '', extra: '' }
const noSession = { hasErrors: true, errorTable: [{ field: '', msg: 'Invalid Session ContextID' }] }

describe('sessions', () => {
  test.each([
    ['demo-admin', 'sandbox', { sessionID: expect.any(String) }],
    ['demo-admin', 'wrong', { msg: 'The user name or password is incorrect.' }],
    ['nobody', 'sandbox', { msg: 'The user name or password is incorrect.' }],
    ['demo-locked', 'sandbox', { msg: expect.stringContaining('suspended') }],
  ])('login of %s with %s', async (userid, password, answer) => {
    const response = await createSimulator(worlds.typical()).handle(login({ ...anyone, userid, password }))
    expect(await response.json()).toEqual(answer)
  })

  test.each([[{}], [{ [sessionHeader]: 'invented' }]])('a call with %o is refused', async (headers) => {
    const simulator = createSimulator(worlds.typical())
    expect(await (await simulator.handle(call('getState', {}, headers))).json()).toEqual(noSession)
    expect(simulator.ledger().requests).toMatchObject([{ name: 'getState', outcome: 'invalid-session' }])
  })

  test('a session ends when it is not used', async () => {
    let now = fixedNow
    const simulator = createSimulator(worlds.typical(), { now: () => now })
    const headers = { [sessionHeader]: simulator.openSession('demo-sales') }
    now = new Date(fixedNow.getTime() + 7 * 3_600_000)
    expect(await (await simulator.handle(call('getState', {}, headers))).json()).toHaveProperty('StateList')
    now = new Date(now.getTime() + 9 * 3_600_000)
    expect(await (await simulator.handle(call('getState', {}, headers))).json()).toEqual(noSession)
  })

  test.each([
    ['getCustomerDetails', 'customerID'],
    ['getCustomLists', 'custID'],
    ['createPaymentSession', 'idCust'],
    ['sendEmailMessage', 'mobUserID'],
    ['saveUserComment', 'userName'],
    ['requestNewPriceBook', 'tradePortalUser'],
  ] as const)('nobody can speak for another in %s', async (name, field) => {
    const simulator = createSimulator(worlds.typical())
    const headers = { [sessionHeader]: simulator.openSession('demo-admin') }
    const response = await simulator.handle(call(name, { [field]: 'OTHER' }, headers))
    expect(await response.json()).toMatchObject({ errorTable: [{ field }] })
  })
})

test('what is no proper call gets a clear answer', async () => {
  const simulator = createSimulator(worlds.typical())
  const address = functionUrl(endpoint, 'presenter', 'getState')
  const bad = [
    new Request(address),
    call('getState', 'not json'),
    call('getState', '[]'),
    new Request(address.replace('getState', 'getWeather'), { method: 'POST', body: '{}' }),
    new Request(address.replace('presenter', 'userLogin'), { method: 'POST', body: '{}' }),
    new Request(address.replace('Frameworks', 'Other'), { method: 'POST', body: '{}' }),
    new Request(address.replace('/proxy', '/api/v1'), { method: 'POST', body: '{}' }),
  ]
  for (const request of bad) {
    const response = await simulator.handle(request)
    expect([400, 405]).toContain(response.status)
    expect(await response.json()).toMatchObject({ hasErrors: true })
  }
  expect(simulator.ledger().badRequests).toHaveLength(bad.length)
})

test('a wrong payload gets a row for each field', async () => {
  const simulator = createSimulator(worlds.typical())
  const headers = { [sessionHeader]: simulator.openSession('demo-admin') }
  const response = await simulator.handle(call('searchProductTP', { incGST: 'yes', deviceID: 'd' }, headers))
  const { errorTable } = await response.json()
  expect(errorTable.map(({ field }: { field: string }) => field)).toEqual(['descString', 'incGST', 'userName'])
})

describe('faults', () => {
  const exampleLine = { sessionID: 'example-cart', productID: 'FX100001', lineID: '1' }

  test.each(faultNames())('%s answers as it says, or never', async (fault) => {
    const simulator = createSimulator(worlds.typical(), { faults: { deleteCartProduct: fault } })
    const before = simulator.ledger().cartLines.length
    const controller = new AbortController()
    const request = call(
      'deleteCartProduct',
      exampleLine,
      { [sessionHeader]: simulator.openSession('demo-admin') },
      controller.signal,
    )
    const answer = simulator.handle(request)
    if (fault === 'never') setTimeout(() => controller.abort(), 5)
    expect(await answer).toBeInstanceOf(Response)
    expect(simulator.ledger().requests).toMatchObject([{ fault, outcome: 'faulted' }])
    expect(simulator.ledger().cartLines.length).toBe(faultTable[fault].performs ? before - 1 : before)
  })

  test('an answer that comes bit by bit is whole in the end', async () => {
    const simulator = createSimulator(worlds.typical(), { faults: { getState: 'dripping' } })
    const headers = { [sessionHeader]: simulator.openSession('demo-admin') }
    const began = performance.now()
    expect(await (await simulator.handle(call('getState', {}, headers))).json()).toHaveProperty('StateList')
    expect(performance.now() - began).toBeGreaterThan(1000)
  })

  test.each([400, 401, 403, 404, 429, 500, 503])(
    'HTTP %i comes with data, with a page and with nothing',
    async (status) => {
      const bodies = []
      for (const fault of faultNames().filter((name) => faultTable[name].about.startsWith(`HTTP ${status}`))) {
        const simulator = createSimulator(worlds.typical(), { faults: { getState: fault } })
        const response = await simulator.handle(call('getState', {}))
        expect(response.status).toBe(status)
        bodies.push((await response.text()).slice(0, 1))
      }
      expect(bodies).toEqual(['{', '<', ''])
    },
  )

  test('a fault can pass', async () => {
    const simulator = createSimulator(worlds.typical(), { faults: { getState: { fault: 'server-error', times: 2 } } })
    const headers = { [sessionHeader]: simulator.openSession('demo-admin') }
    const statuses = []
    for (let n = 0; n < 3; n += 1) statuses.push((await simulator.handle(call('getState', {}, headers))).status)
    expect(statuses).toEqual([500, 500, 200])
  })

  test('an operation that takes for ever ends with its request, or with a reset', async () => {
    const simulator = createSimulator(worlds.typical(), { latency: { getState: 'forever' } })
    const controller = new AbortController()
    const aborted = simulator.handle(call('getState', {}, {}, controller.signal))
    const pending = simulator.handle(call('getState', {}))
    controller.abort()
    expect((await aborted).type).toBe('error')
    simulator.reset()
    expect((await pending).type).toBe('error')
  })
})

test('pictures and datasheets are drawn for everything that speaks of them', async () => {
  const world = worlds.typical()
  const simulator = createSimulator(world)
  const names = [
    ...world.products.map(({ picture, id }) => `pictures/${picture}-${id}.svg`),
    ...world.menu.map((row) => `pictures/${row.picture}-${row.category}${row.type}${row.class}.svg`),
    ...world.widgets.HomePage.filter(({ isPicture }) => isPicture).map(({ value }) => `pictures/banner-${value}.svg`),
    ...world.products.filter(({ hasDatasheet }) => hasDatasheet).map(({ id }) => `datasheets/${id}.pdf`),
    ...world.downloads.map((file) => `files/${file.name}.pdf`),
  ]
  for (const name of names) {
    const response = await simulator.handle(new Request(`https://supplier.example/trade/${name}`))
    expect([name, response.status]).toEqual([name, 200])
  }
})
