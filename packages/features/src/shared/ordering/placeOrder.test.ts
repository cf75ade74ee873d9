import { createSimulator, fixedNow, worlds, type SimulatorOptions } from '@trade-portal/mocks'
import { supplierServer } from '@trade-portal/mocks/node'
import { createSupplierApi } from '@trade-portal/supplier-api'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createOrderAttempts } from '../cart/orderAttempts.ts'
import { clearStored } from '../storage/safeStorage.ts'
import { exampleRequest } from '../../testing/exampleRequest.ts'
import { findDelivery, type FoundDelivery } from './findDelivery.ts'
import { placeOrder } from './placeOrder.ts'
import { createOrderApi } from './queries.ts'

vi.mock('../notices/toasts.ts', () => ({ toasts: { error: vi.fn(), success: vi.fn() } }))

let close: (() => void) | undefined
afterEach(() => {
  close?.()
  clearStored()
  vi.unstubAllGlobals()
})

interface SetUp extends SimulatorOptions {
  readonly world?: 'typical' | 'awkward'
  readonly product?: string
}

/** A cart with three of a product, by default joist hangers. By default the simulated server does not empty an ordered cart. */
async function setUp({ world = 'typical', product = 'FX100001', ...options }: SetUp = {}) {
  vi.stubGlobal('navigator', {})
  // Without storage the attempts are kept in memory.
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  const simulator = createSimulator(worlds[world](), { orderedCarts: 'kept', now: () => fixedNow, ...options })
  const server = supplierServer(simulator)
  server.listen({ onUnhandledFrame: 'error' })
  close = () => server.close()
  const cartId = simulator.openCart('demo-admin', [{ productId: product, quantity: 3 }])
  const api = createSupplierApi({
    endpoint: { endpointUrl: 'https://supplier.example', api: 'proxy' },
    sessionId: simulator.openSession('demo-admin'),
    known: () =>
      Promise.resolve({ deviceId: 'D', companyId: 'CBS', userName: 'demo-admin', customerId: 'HAR001', userId: 'U1' }),
  })
  const orderApi = createOrderApi(api, cartId)
  const attempts = createOrderAttempts()
  const shown = await orderApi.readCart()
  const press = (kind: 'pickup' | 'delivery', type: 'Order' | 'Quote' = 'Order', shownDelivery?: FoundDelivery) =>
    placeOrder({
      orderApi,
      attempts,
      cartId,
      shown,
      isTaxMode: false,
      shownDelivery,
      request: { ...exampleRequest, type, form: form(kind), isPickup: kind === 'pickup' },
    })
  const orders = () => simulator.ledger().committedOrders
  const sent = () => simulator.ledger().requests.filter((request) => request.name === 'processComplete').length
  return { simulator, api, cartId, attempts, orderApi, press, orders, sent }
}

function form(kind: 'pickup' | 'delivery') {
  const { shipping, delivery } = exampleRequest.form
  return kind === 'delivery'
    ? exampleRequest.form
    : { shipping: { ...shipping, despatchType: 'PICKUP' }, delivery: { ...delivery, branch: '10', vehicleType: '' } }
}

const chargeLines = (lines: readonly { productId: string }[]) =>
  lines.filter((line) => line.productId.startsWith('DEL-'))

describe('placing an order at most once', () => {
  test('B01 two presses in one tick commit one order', async () => {
    const { press, orders, sent } = await setUp()
    const outcomes = await Promise.all([press('pickup'), press('pickup')])
    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(['placed', 'takenElsewhere'])
    expect(orders()).toHaveLength(1)
    expect(sent()).toBe(1)
  })

  test('B02 an order and a quote in one tick send one request', async () => {
    const { press, sent } = await setUp()
    await Promise.all([press('pickup', 'Order'), press('pickup', 'Quote')])
    expect(sent()).toBe(1)
  })

  test('B11 a cart that was ordered is not ordered again', async () => {
    const { press, orders } = await setUp()
    await press('pickup')
    expect(await press('pickup')).toEqual({ kind: 'takenElsewhere' })
    expect(orders()).toHaveLength(1)
  })

  test('G04 a tab that finds the cart locked sends nothing', async () => {
    const { press, sent } = await setUp()
    vi.stubGlobal('navigator', {
      locks: { request: (_name: string, _options: unknown, run: (lock: null) => unknown) => run(null) },
    })
    expect(await press('pickup')).toEqual({ kind: 'takenElsewhere' })
    expect(sent()).toBe(0)
  })
})

describe('an unknown outcome', () => {
  test.each(['lost-after-commit', 'unavailable-after-commit', 'truncated', 'not-json'] as const)(
    'B05 B06 the outcome after %s is unknown, and a second press sends nothing',
    async (fault) => {
      const { press, attempts, cartId, sent } = await setUp({ faults: { processComplete: fault } })
      expect(await press('pickup')).toEqual({ kind: 'unknown' })
      expect(attempts.ofCart(cartId)).toMatchObject({ state: 'sent', reference: 'PO-1', jobName: 'Lot 12' })
      expect(await press('pickup')).toEqual({ kind: 'takenElsewhere' })
      expect(sent()).toBe(1)
    },
  )

  test('a cart with a line that has no price is ordered, and its total is compared with no order', async () => {
    const { press, orders, attempts, cartId } = await setUp({
      world: 'awkward',
      product: 'AWK0',
      faults: { processComplete: 'lost-after-commit' },
    })
    await press('pickup')
    expect(orders()).toHaveLength(1)
    expect(attempts.ofCart(cartId)).toMatchObject({ total: null })
  })

  test('the stored total of an attempt is the amount of the order, so that a check can find it', async () => {
    const { press, attempts, cartId, simulator } = await setUp({ faults: { processComplete: 'lost-after-commit' } })
    await press('delivery')
    const [order] = simulator.ordersOf('demo-admin')
    expect(attempts.ofCart(cartId)).toMatchObject({ total: simulator.ledger().committedOrders[0]?.total })
    expect(order?.jobName).toBe('Lot 12')
  })

  test('an order is reported as placed if only the browser’s repeat of it was refused', async () => {
    const { press, orderApi, orders, cartId, attempts, api } = await setUp({ orderedCarts: 'emptied' })
    const complete = orderApi.complete
    vi.spyOn(orderApi, 'complete').mockImplementation(async (request, branchId) => {
      await complete(request, branchId)
      return complete(request, branchId)
    })
    expect(await press('pickup')).toEqual({ kind: 'placed', number: String(orders()[0]?.number) })
    expect(orders()).toHaveLength(1)
    expect(attempts.ofCart(cartId)).toMatchObject({ state: 'done' })
    expect(await api.getCartContents({ sessionID: cartId })).toEqual([])
  })
})

describe('a refusal', () => {
  test('A07 a refusal is definite: it has the supplier’s message, and the next press may send', async () => {
    const { press, orders } = await setUp({ faults: { processComplete: { fault: 'field-error', times: 1 } } })
    expect(await press('pickup')).toMatchObject({ kind: 'refused' })
    expect(await press('pickup')).toMatchObject({ kind: 'placed' })
    expect(orders()).toHaveLength(1)
  })

  test('B19 a cart that changed since it was shown is not sent', async () => {
    const { press, api, cartId, sent } = await setUp()
    await api.addCartProduct({ sessionID: cartId, productID: 'FX100001', UOM: 'EA', quoteQty: 1 })
    expect(await press('pickup')).toEqual({ kind: 'cartChanged' })
    expect(sent()).toBe(0)
  })
})

describe('the delivery charge', () => {
  test.each([{ branchId: 'another' }, { charge: 'DEL-OTHER' }])(
    'B20 a delivery that was shown with %o is not sent, and no charge is added',
    async (difference) => {
      const { press, orderApi, sent, simulator } = await setUp()
      const found = await findDelivery(orderApi, form('delivery'))
      expect(await press('delivery', 'Order', { ...found, ...difference })).toEqual({ kind: 'deliveryChanged' })
      expect(simulator.ledger().requests.filter(({ name }) => name === 'addCartProduct')).toEqual([])
      expect(sent()).toBe(0)
      expect(await press('delivery', 'Order', found)).toMatchObject({ kind: 'placed' })
    },
  )

  test('B14 an address that cannot be found counts as 0, 0 and the order is placed', async () => {
    const { press, simulator } = await setUp({ faults: { getGeocode: 'field-error' } })
    expect(await press('delivery')).toMatchObject({ kind: 'placed' })
    expect(chargeLines(simulator.ledger().committedOrders[0]?.lines ?? [])).toHaveLength(1)
  })

  test.each(['getClosestBranch', 'getDeliveryCharge', 'addCartProduct'] as const)(
    'B14 a failure of %s stops the order',
    async (step) => {
      const { press, sent } = await setUp({ faults: { [step]: 'server-error' } })
      expect(await press('delivery')).toMatchObject({ kind: 'refused', message: 'Something went wrong.' })
      expect(sent()).toBe(0)
    },
  )

  test.each([1, 2, 3, 4, 5])('B15 the delivery charge is on the order once after %i refusals', async (times) => {
    const { press, orders } = await setUp({ faults: { processComplete: { fault: 'field-error', times } } })
    for (let attempt = 0; attempt < times; attempt += 1) {
      expect(await press('delivery')).toMatchObject({ kind: 'refused' })
    }
    expect(await press('delivery')).toMatchObject({ kind: 'placed' })
    const charges = chargeLines(orders()[0]?.lines ?? [])
    expect(charges).toMatchObject([{ quantity: 1 }])
  })

  test('B15 the delivery charge is on the order once although the response to adding it was lost', async () => {
    const { press, orders } = await setUp({
      faults: { addCartProduct: { fault: 'lost-after-commit', times: 1 } },
    })
    expect(await press('delivery')).toMatchObject({ kind: 'refused' })
    expect(await press('delivery')).toMatchObject({ kind: 'placed' })
    expect(chargeLines(orders()[0]?.lines ?? [])).toMatchObject([{ quantity: 1 }])
  })

  test('B16 the delivery charge is removed when the next attempt is a pickup', async () => {
    const { press, orders } = await setUp({ faults: { processComplete: { fault: 'field-error', times: 1 } } })
    expect(await press('delivery')).toMatchObject({ kind: 'refused' })
    expect(await press('pickup')).toMatchObject({ kind: 'placed' })
    expect(chargeLines(orders()[0]?.lines ?? [])).toEqual([])
  })
})
