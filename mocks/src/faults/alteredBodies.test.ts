import { mayHaveBeenPerformed, operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { setUpCustomer } from '../testing/setUpCustomer.ts'
import { faultNames, type FaultName } from './faultTable.ts'

const numberFaults = faultNames().filter((name) => name.startsWith('no-number'))
/** The faults whose response contains an order number that cannot be shown. */
const unusable = numberFaults.filter((name) => name !== 'no-number')

function setUpOrder(fault: FaultName, quantity = 1) {
  const { simulator, api } = setUpCustomer('typical', { faults: { processComplete: fault, getCartContents: fault } })
  const entries = quantity > 0 ? [{ productId: 'FX100001', quantity }] : []
  const sessionID = simulator.openCart('demo-admin', entries)
  return { simulator, api, order: { ...operations.processComplete.example, sessionID } }
}

describe('B09 an order whose number cannot be shown', () => {
  test.each(unusable)('%s: is placed, and has no number', async (fault) => {
    const { simulator, api, order } = setUpOrder(fault)
    expect(await api.processComplete(order)).toBeNull()
    expect(simulator.ledger().committedOrders).toHaveLength(1)
  })

  test('B06 without the field it is unknown whether it was placed', async () => {
    const { simulator, api, order } = setUpOrder('no-number')
    await expect(api.processComplete(order)).rejects.toSatisfy(mayHaveBeenPerformed)
    expect(simulator.ledger().committedOrders).toHaveLength(1)
  })

  test.each(numberFaults)('%s: a refusal is not changed', async (fault) => {
    const { simulator, api, order } = setUpOrder(fault, 0)
    await expect(api.processComplete(order)).rejects.toThrow('The shopping cart is empty')
    expect(simulator.ledger().committedOrders).toEqual([])
  })

  test('other responses are not changed', async () => {
    const { api, order } = setUpOrder('no-number')
    expect(await api.getCartContents({ sessionID: order.sessionID })).toHaveLength(1)
  })
})

test('repriced: prices rise between two reads of a cart, and nothing else changes', async () => {
  const { simulator, api } = setUpCustomer('typical', { faults: { getCartContents: { fault: 'repriced', after: 1 } } })
  const sessionID = simulator.openCart('demo-admin', [{ productId: 'FX100001', quantity: 2 }])
  const [before] = await api.getCartContents({ sessionID })
  const [after] = await api.getCartContents({ sessionID })
  expect(after?.unitPrice).toBe(Math.round((before?.unitPrice ?? 0) * 1.1))
  expect(after).toEqual({ ...before, unitPrice: after?.unitPrice, unitGst: after?.unitGst })
})
