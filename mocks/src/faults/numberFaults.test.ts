import { operations } from '@trade-portal/supplier-api'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { customerOf } from '../testing/setUpCustomer.ts'
import { faultNames, type FaultName } from './faultTable.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const nameless = faultNames().filter((name) => name.startsWith('no-number'))

function shop(fault: FaultName, quantity = 1) {
  const { simulator, api } = customerOf('typical', { faults: { processComplete: fault, getCartContents: fault } })
  const entries = quantity > 0 ? [{ productId: 'FX100001', quantity }] : []
  const sessionID = simulator.openCart('demo-admin', entries)
  return { simulator, api, order: { ...operations.processComplete.example, sessionID } }
}

describe('B09 an order whose number cannot be shown', () => {
  test.each(nameless)('%s: is taken, and has no number', async (fault) => {
    const { simulator, api, order } = shop(fault)
    expect(await api.processComplete(order)).toBeNull()
    expect(simulator.ledger().committedOrders).toHaveLength(1)
  })

  test.each(nameless)('%s: a refusal stays one', async (fault) => {
    const { simulator, api, order } = shop(fault, 0)
    await expect(api.processComplete(order)).rejects.toThrow('The shopping cart is empty')
    expect(simulator.ledger().committedOrders).toEqual([])
  })

  test('other answers stay as they are', async () => {
    const { api, order } = shop('no-number')
    expect(await api.getCartContents({ sessionID: order.sessionID })).toHaveLength(1)
  })
})

test('prices can rise from one reading of a cart to the next, and nothing else changes', async () => {
  const { simulator, api } = customerOf('typical', { faults: { getCartContents: { fault: 'repriced', after: 1 } } })
  const sessionID = simulator.openCart('demo-admin', [{ productId: 'FX100001', quantity: 2 }])
  const [before] = await api.getCartContents({ sessionID })
  const [after] = await api.getCartContents({ sessionID })
  expect(after?.unitPrice).toBe(Math.round((before?.unitPrice ?? 0) * 1.1))
  expect(after).toEqual({ ...before, unitPrice: after?.unitPrice, unitGst: after?.unitGst })
})
