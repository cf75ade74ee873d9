import { operations, type Args } from '@trade-portal/supplier-api'
import type { SimulatorOptions } from '../simulator/createSimulator.ts'
import type { WorldName } from '../world/index.ts'
import { setUpCustomer } from './setUpCustomer.ts'

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
