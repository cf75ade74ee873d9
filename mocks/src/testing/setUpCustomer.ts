import { createSupplierApi, operations, type Args, type SupplierApi } from '@trade-portal/supplier-api'
import { expect, vi } from 'vitest'
import { createSimulator, type Simulator, type SimulatorOptions } from '../simulator/createSimulator.ts'
import { worlds, type WorldName } from '../world/index.ts'
import type { World } from '../world/world.ts'

/** For tests: a simulator in place of the network, and an admin's client; `as` returns another user's client. */
export function setUpCustomer(
  world: WorldName | World = 'typical',
  options: SimulatorOptions = {},
): { simulator: Simulator; api: SupplierApi; as: (userName: string, userId: string) => SupplierApi } {
  const simulator = createSimulator(typeof world === 'string' ? worlds[world]() : world, options)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await simulator.handle(new Request(url, init))
    if (response.type === 'error') throw new TypeError('fetch failed')
    return response
  })
  const as = (userName: string, userId: string) =>
    createSupplierApi({
      endpoint: { endpointUrl: 'https://supplier.example/trade', api: 'proxy' },
      known: () => Promise.resolve({ deviceId: 'd', companyId: 'c', userName, customerId: 'HAR001', userId }),
      sessionId: simulator.openSession(userName),
    })
  return { simulator, api: as('demo-admin', 'U1001'), as }
}

/** Matches the error of a call that is refused because of these fields. */
export const refusedFields = (...fields: readonly string[]) => ({
  kind: 'field',
  fields: fields.map((field) => ({ field, msg: expect.stringMatching(/./) })),
})

type Line = Pick<Args<'addCartProduct'>, 'productID' | 'quoteQty' | 'tallyLength'> & { UOM?: string }

/** For tests: a signed-in customer with an empty cart. */
export function setUpCart(options: SimulatorOptions = {}, world: WorldName = 'typical') {
  const { simulator, api } = setUpCustomer(world, options)
  const sessionID = simulator.openCart('demo-admin', [])
  return {
    simulator,
    api,
    cartId: sessionID,
    add: (line: Line) => api.addCartProduct({ UOM: 'EA', ...line, sessionID }),
    contents: () => api.getCartContents({ sessionID }),
    placeOrder: (changes: Partial<Args<'processComplete'>> = {}) =>
      api.processComplete({ ...operations.processComplete.example, sessionID, ...changes }),
  }
}
