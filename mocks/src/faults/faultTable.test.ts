import { describe, expect, test, vi } from 'vitest'
import { createSimulator } from '../simulator/createSimulator.ts'
import { operationRequest } from '../testing/operationRequest.ts'
import { worlds } from '../world/index.ts'
import { defaultLateByMs, faultNames, faultTable } from './faultTable.ts'

describe('faults', () => {
  const exampleLine = { sessionID: 'example-cart', productID: 'FX100001', lineID: '1' }

  test.each(faultNames())('%s gives a response, and performs the operation only if it should', async (fault) => {
    const simulator = createSimulator(worlds.typical(), { faults: { deleteCartProduct: fault } })
    const before = simulator.ledger().cartLines.length
    const controller = new AbortController()
    const request = operationRequest('deleteCartProduct', exampleLine, {
      sessionId: simulator.openSession('demo-admin'),
      signal: controller.signal,
    })
    const response = simulator.handle(request)
    if (fault === 'never') setTimeout(() => controller.abort(), 5)
    expect(await response).toBeInstanceOf(Response)
    expect(simulator.ledger().requests).toMatchObject([{ fault, outcome: 'faulted' }])
    expect(simulator.ledger().cartLines.length).toBe(faultTable[fault].performs === true ? before - 1 : before)
  })

  test.each([undefined, 2000, 40_000])('late-commit: performs the operation %o ms after the 504', async (lateByMs) => {
    vi.useFakeTimers()
    const fault = { fault: 'late-commit', ...(lateByMs === undefined ? {} : { lateByMs }) } as const
    const simulator = createSimulator(worlds.typical(), { faults: { deleteCartProduct: fault } })
    const before = simulator.ledger().cartLines.length
    const sessionId = simulator.openSession('demo-admin')
    const response = await simulator.handle(operationRequest('deleteCartProduct', exampleLine, { sessionId }))
    expect(response.status).toBe(504)
    const lateBy = lateByMs ?? defaultLateByMs
    await vi.advanceTimersByTimeAsync(lateBy - 1)
    expect(simulator.ledger().cartLines).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(simulator.ledger().cartLines).toHaveLength(before - 1)
    vi.useRealTimers()
  })

  test('dripping: the response is complete in the end', async () => {
    const simulator = createSimulator(worlds.typical(), { faults: { getState: 'dripping' } })
    const sessionId = simulator.openSession('demo-admin')
    const began = performance.now()
    expect(await (await simulator.handle(operationRequest('getState', {}, { sessionId }))).json()).toHaveProperty(
      'StateList',
    )
    expect(performance.now() - began).toBeGreaterThan(1000)
  })

  test.each([400, 401, 403, 404, 429, 500, 503])(
    'HTTP %i exists with JSON, with HTML and without a body',
    async (status) => {
      const bodies = []
      for (const fault of faultNames().filter((name) => faultTable[name].about.startsWith(`HTTP ${status}`))) {
        const simulator = createSimulator(worlds.typical(), { faults: { getState: fault } })
        const response = await simulator.handle(operationRequest('getState', {}))
        expect(response.status).toBe(status)
        bodies.push((await response.text()).slice(0, 1))
      }
      expect(bodies).toEqual(['{', '<', ''])
    },
  )

  test('foreign-tables: guessed names change, inner ones too; specified ones do not', async () => {
    const faults = { getStatementList: 'foreign-tables', getPriceBookInfo: 'foreign-tables' } as const
    const simulator = createSimulator(worlds.typical(), { faults })
    const sessionId = simulator.openSession('demo-admin')
    const owner = { customerID: 'HAR001', tradePortalUser: 'demo-admin' }
    const bodyOf = async (name: keyof typeof faults) =>
      (await simulator.handle(operationRequest(name, owner, { sessionId }))).json()
    expect(await bodyOf('getStatementList')).toEqual({ ttStatementListRows: { ttStatementRows: expect.any(Array) } })
    expect(await bodyOf('getPriceBookInfo')).toMatchObject({
      PriceBook: [{ ttPriceBookHistoryRows: expect.any(Array) }],
    })
  })

  test('an operation with the latency "forever" ends when its request is aborted, or with a reset', async () => {
    const simulator = createSimulator(worlds.typical(), { latency: { getState: 'forever' } })
    const controller = new AbortController()
    const aborted = simulator.handle(operationRequest('getState', {}, { signal: controller.signal }))
    const pending = simulator.handle(operationRequest('getState', {}))
    controller.abort()
    expect((await aborted).type).toBe('error')
    simulator.reset()
    expect((await pending).type).toBe('error')
  })
})
