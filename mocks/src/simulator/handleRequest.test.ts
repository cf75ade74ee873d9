import { functionUrl } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { endpoint, operationRequest } from '../testing/operationRequest.ts'
import { fixedNow } from '../world/calendar.ts'
import { worlds } from '../world/index.ts'
import { createSimulator } from './createSimulator.ts'

const login = (fields: Record<string, string>) =>
  new Request(functionUrl(endpoint, 'userLogin', 'login'), { method: 'POST', body: new URLSearchParams(fields) })

const otherFields = { password: 'sandbox', domain: 'CBS', extra: '' }
const noSession = { hasErrors: true, errorTable: [{ field: '', msg: 'Invalid Session ContextID' }] }

describe('sessions', () => {
  test.each([
    ['demo-admin', 'sandbox', { sessionID: expect.any(String) }],
    ['demo-admin', 'wrong', { msg: 'The user name or password is incorrect.' }],
    ['nobody', 'sandbox', { msg: 'The user name or password is incorrect.' }],
    ['demo-locked', 'sandbox', { msg: expect.stringContaining('suspended') }],
  ])('login of %s with %s', async (userid, password, answer) => {
    const response = await createSimulator(worlds.typical()).handle(login({ ...otherFields, userid, password }))
    expect(await response.json()).toEqual(answer)
  })

  test.each([undefined, 'invented'])('the session id %j is refused', async (sessionId) => {
    const simulator = createSimulator(worlds.typical())
    expect(
      await (
        await simulator.handle(operationRequest('getState', {}, sessionId === undefined ? {} : { sessionId }))
      ).json(),
    ).toEqual(noSession)
    expect(simulator.ledger().requests).toMatchObject([{ name: 'getState', outcome: 'invalid-session' }])
  })

  test('a session expires when it is not used', async () => {
    let now = fixedNow
    const simulator = createSimulator(worlds.typical(), { now: () => now })
    const sessionId = simulator.openSession('demo-sales')
    now = new Date(fixedNow.getTime() + 7 * 3_600_000)
    expect(await (await simulator.handle(operationRequest('getState', {}, { sessionId }))).json()).toHaveProperty(
      'StateList',
    )
    now = new Date(now.getTime() + 9 * 3_600_000)
    expect(await (await simulator.handle(operationRequest('getState', {}, { sessionId }))).json()).toEqual(noSession)
  })

  test.each([
    ['getCustomerDetails', 'customerID'],
    ['getCustomLists', 'custID'],
    ['createPaymentSession', 'idCust'],
    ['sendEmailMessage', 'mobUserID'],
    ['saveUserComment', 'userName'],
    ['requestNewPriceBook', 'tradePortalUser'],
  ] as const)('%s refuses another customer or user than the session’s', async (name, field) => {
    const simulator = createSimulator(worlds.typical())
    const sessionId = simulator.openSession('demo-admin')
    const response = await simulator.handle(operationRequest(name, { [field]: 'OTHER' }, { sessionId }))
    expect(await response.json()).toMatchObject({ errorTable: [{ field }] })
  })
})

test('a malformed request gets an error response', async () => {
  const simulator = createSimulator(worlds.typical())
  const address = functionUrl(endpoint, 'presenter', 'getState')
  const bad = [
    new Request(address),
    operationRequest('getState', 'not json'),
    operationRequest('getState', '[]'),
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

test('an invalid payload gets an error row for each field', async () => {
  const simulator = createSimulator(worlds.typical())
  const sessionId = simulator.openSession('demo-admin')
  const response = await simulator.handle(
    operationRequest('searchProductTP', { incGST: 'yes', deviceID: 'd' }, { sessionId }),
  )
  const { errorTable } = await response.json()
  expect(errorTable.map(({ field }: { field: string }) => field)).toEqual(['descString', 'incGST', 'userName'])
})

test('every picture, datasheet and download of the world exists', async () => {
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
