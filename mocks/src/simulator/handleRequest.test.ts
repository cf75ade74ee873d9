import { functionUrl, type OperationName } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { endpoint, operationRequest } from '../testing/operationRequest.ts'
import { fixedNow } from '../world/calendar.ts'
import { worlds } from '../world/index.ts'
import { createSimulator, type SimulatorOptions } from './createSimulator.ts'

function setUp(options: SimulatorOptions = {}) {
  const simulator = createSimulator(worlds.typical(), options)
  /** Calls an operation; as the admin, unless another session is given. */
  const ask = async (name: OperationName, body: object, sessionId = simulator.openSession('demo-admin')) =>
    (await simulator.handle(operationRequest(name, body, { sessionId }))).json()
  return { simulator, ask }
}

describe('A session', () => {
  test.each([
    ['demo-admin', 'sandbox', { sessionID: expect.any(String) }],
    ['demo-admin', 'wrong', { msg: 'The user name or password is incorrect.' }],
    ['nobody', 'sandbox', { msg: 'The user name or password is incorrect.' }],
    ['demo-locked', 'sandbox', { msg: expect.stringContaining('suspended') }],
  ])('is opened or refused for %s with the password %s', async (userid, password, answer) => {
    const body = new URLSearchParams({ userid, password, domain: 'CBS', extra: '' })
    const request = new Request(functionUrl(endpoint, 'userLogin', 'login'), { method: 'POST', body })
    expect(await (await setUp().simulator.handle(request)).json()).toEqual(answer)
  })

  test('is refused if unknown, missing or unused for nine hours', async () => {
    const refused = { hasErrors: true, errorTable: [{ field: '', msg: 'Invalid Session ContextID' }] }
    let now = fixedNow
    const { simulator, ask } = setUp({ now: () => now })
    const sessionId = simulator.openSession('demo-sales')
    const wait = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000))
    expect(await ask('getState', {}, 'invented')).toEqual(refused)
    expect(await (await simulator.handle(operationRequest('getState', {}))).json()).toEqual(refused)
    wait(7)
    expect(await ask('getState', {}, sessionId)).toHaveProperty('StateList')
    wait(9)
    expect(await ask('getState', {}, sessionId)).toEqual(refused)
    const outcomes = simulator.ledger().requests.map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['invalid-session', 'invalid-session', 'answered', 'invalid-session'])
  })

  test.each([
    ['getCustomerDetails', 'customerID'],
    ['getCustomLists', 'custID'],
    ['createPaymentSession', 'idCust'],
    ['sendEmailMessage', 'mobUserID'],
    ['saveUserComment', 'userName'],
    ['requestNewPriceBook', 'tradePortalUser'],
  ] as const)('may not call %s with another account’s %s', async (name, field) => {
    expect(await setUp().ask(name, { [field]: 'OTHER' })).toMatchObject({ errorTable: [{ field }] })
  })
})

test('A malformed request gets an error response', async () => {
  const { simulator } = setUp()
  const address = functionUrl(endpoint, 'presenter', 'getState')
  const bad = [
    new Request(address),
    operationRequest('getState', 'not json'),
    new Request(address.replace('getState', 'getWeather'), { method: 'POST', body: '{}' }),
    new Request(address.replace('presenter', 'userLogin'), { method: 'POST', body: '{}' }),
    new Request(address.replace('Frameworks', 'Other'), { method: 'POST', body: '{}' }),
  ]
  for (const request of bad) {
    const response = await simulator.handle(request)
    expect([400, 405]).toContain(response.status)
    expect(await response.json()).toMatchObject({ hasErrors: true })
  }
  expect(simulator.ledger().badRequests).toHaveLength(bad.length)
})

test('An invalid payload gets an error row for each field', async () => {
  const { errorTable } = await setUp().ask('searchProductTP', { incGST: 'yes', deviceID: 'd' })
  expect(errorTable.map(({ field }: { field: string }) => field)).toEqual(['descString', 'incGST', 'userName'])
})

test('Every picture, datasheet and download in demo data exists', async () => {
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
