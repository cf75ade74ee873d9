import { expect, test, vi } from 'vitest'
import { createSimulator, type SimulatorOptions } from '../simulator/createSimulator.ts'
import { operationRequest } from '../testing/operationRequest.ts'
import { worlds } from '../world/index.ts'
import { defaultLateByMs, faultNames, faultTable } from './faultTable.ts'

const exampleLine = { sessionID: 'example-cart', productID: 'FX100001', lineID: '1' }

function setUp(options: SimulatorOptions) {
  const simulator = createSimulator(worlds.typical(), options)
  const request = { sessionId: simulator.openSession('demo-admin') }
  const countLines = () => simulator.ledger().cartLines.length
  return { simulator, request, countLines, before: countLines() }
}

test.each(faultNames())('with the fault %s a call is answered and done as defined', async (fault) => {
  const { simulator, request, countLines, before } = setUp({ faults: { deleteCartProduct: fault } })
  const controller = new AbortController()
  const response = simulator.handle(
    operationRequest('deleteCartProduct', exampleLine, { ...request, signal: controller.signal }),
  )
  if (fault === 'never') setTimeout(() => controller.abort(), 5)
  expect(await response).toBeInstanceOf(Response)
  expect(simulator.ledger().requests).toMatchObject([{ fault, outcome: 'faulted' }])
  expect(countLines()).toBe(faultTable[fault].performs === true ? before - 1 : before)
})

test.each([undefined, 40_000])('late-commit performs the operation %o ms after the 504', async (lateByMs) => {
  vi.useFakeTimers()
  const fault = { fault: 'late-commit', ...(lateByMs === undefined ? {} : { lateByMs }) } as const
  const { simulator, request, countLines, before } = setUp({ faults: { deleteCartProduct: fault } })
  const response = await simulator.handle(operationRequest('deleteCartProduct', exampleLine, request))
  expect(response.status).toBe(504)
  await vi.advanceTimersByTimeAsync((lateByMs ?? defaultLateByMs) - 1)
  expect(countLines()).toBe(before)
  await vi.advanceTimersByTimeAsync(1)
  expect(countLines()).toBe(before - 1)
  vi.useRealTimers()
})

test.each([400, 401, 403, 404, 429, 500, 503])(
  'HTTP %i is simulated with JSON, with HTML and without a body',
  async (status) => {
    const bodies = []
    for (const fault of faultNames().filter((name) => faultTable[name].about.startsWith(`HTTP ${status}`))) {
      const response = await setUp({ faults: { getState: fault } }).simulator.handle(operationRequest('getState', {}))
      expect(response.status).toBe(status)
      bodies.push((await response.text()).slice(0, 1))
    }
    expect(bodies).toEqual(['{', '<', ''])
  },
)

test('foreign-tables renames all guessed tables, and no others', async () => {
  const faults = { getStatementList: 'foreign-tables', getPriceBookInfo: 'foreign-tables' } as const
  const { simulator, request } = setUp({ faults })
  const owner = { customerID: 'HAR001', tradePortalUser: 'demo-admin' }
  const bodyOf = async (name: keyof typeof faults) =>
    (await simulator.handle(operationRequest(name, owner, request))).json()
  expect(await bodyOf('getStatementList')).toEqual({ ttStatementListRows: { ttStatementRows: expect.any(Array) } })
  expect(await bodyOf('getPriceBookInfo')).toMatchObject({ PriceBook: [{ ttPriceBookHistoryRows: expect.any(Array) }] })
})

test('A call with latency "forever" ends by an abort or a reset', async () => {
  const { simulator } = setUp({ latency: { getState: 'forever' } })
  const controller = new AbortController()
  const aborted = simulator.handle(operationRequest('getState', {}, { signal: controller.signal }))
  const pending = simulator.handle(operationRequest('getState', {}))
  controller.abort()
  expect((await aborted).type).toBe('error')
  simulator.reset()
  expect((await pending).type).toBe('error')
})
