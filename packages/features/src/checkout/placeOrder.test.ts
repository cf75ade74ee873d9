import { QueryClient } from '@tanstack/react-query'
import type { SimulatorOptions } from '@trade-portal/mocks'
import { TransportError, type Tally } from '@trade-portal/supplier-api'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { contentsLock } from '../trade/orders/orderAttempts.ts'
import { runLocked } from '../foundation/storage/readWriteLock.ts'
import { clearStored } from '../foundation/storage/safeStorage.ts'
import { exampleRequest } from '../testing/exampleRequest.ts'
import { openSupplier } from '../testing/openSupplier.ts'
import { findDelivery, type Delivery, type FoundDelivery } from './delivery.ts'
import { checkAttempt, orderAgain } from '../trade/orders/checkAttempt.ts'
import { orderMessages, refusedMessage } from '../trade/orders/orderMessages.ts'
import { placeOrder } from './placeOrder.ts'
import { createOrderApi } from './queries.ts'
import { findRepeatedOrders } from '../trade/orders/repeatedOrders.ts'
import { answerPossibleOrder } from '../trade/orders/recordPlaced.ts'
import { openAttempts } from '../testing/exampleAttempt.ts'

vi.mock('../foundation/failures/toasts.ts', () => ({
  toasts: { error: vi.fn(), success: vi.fn(), messages: { keep: vi.fn() } },
}))

afterEach(() => clearStored())

type ShownDelivery = FoundDelivery & Pick<Extract<Delivery, { state: 'found' }>, 'price'>

const unpriced = { unitPrice: null, unitGst: null }

interface SetUp extends SimulatorOptions {
  readonly world?: 'typical' | 'awkward'
  readonly product?: string
}

/** Opens a cart with three pieces of a product. By default these are joist hangers, and ordering does not empty the cart. */
async function setUp({ world = 'typical', product = 'FX100001', ...options }: SetUp = {}) {
  vi.stubGlobal('navigator', {})
  // This `window` has no storage, so the order attempts are kept in memory.
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  const { simulator, api } = openSupplier({ orderedCarts: 'kept', ...options }, world)
  const cartId = simulator.openCart('demo-admin', [{ productId: product, quantity: 3 }])
  const orderApi = createOrderApi({ api, queryClient: new QueryClient() }, cartId)
  const attempts = openAttempts()
  const shown = await orderApi.readCart()
  let current = cartId
  const press = (
    kind: 'pickup' | 'delivery',
    type: 'Order' | 'Quote' = 'Order',
    shownDelivery?: ShownDelivery,
    lines = shown,
    tallies = new Map<string, readonly Tally[]>(),
  ) =>
    placeOrder({
      orderApi,
      attempts,
      cartId,
      lines,
      tallies,
      isTaxMode: false,
      delivery: deliveryOf(kind, shownDelivery),
      isCurrent: () => current === cartId,
      onSending: () => undefined,
      request: { ...exampleRequest, type, form: form(kind), isPickup: kind === 'pickup' },
    })
  const orders = () => simulator.ledger().committedOrders
  const sent = () => simulator.ledger().requests.filter((request) => request.name === 'processComplete').length
  const replaceCart = () => {
    current = 'another'
  }
  const findShown = async (price = unpriced) => ({ ...(await findDelivery(orderApi, form('delivery'))), price })
  return { simulator, api, cartId, attempts, orderApi, press, orders, sent, replaceCart, findShown }
}

function form(kind: 'pickup' | 'delivery') {
  const { shipping, delivery } = exampleRequest.form
  return kind === 'delivery'
    ? exampleRequest.form
    : { shipping: { ...shipping, despatchType: 'PICKUP' }, delivery: { ...delivery, branch: '10', vehicleType: '' } }
}

/** The delivery as the page shows it. Without `shown`, a pickup shows none, and the lookup of a delivery has failed. */
function deliveryOf(kind: 'pickup' | 'delivery', shown: ShownDelivery | undefined): Delivery {
  if (!shown) return { state: kind === 'pickup' ? 'none' : 'failed' }
  const { price, ...found } = shown
  return { state: 'found', place: form(kind), branch: 'Parramatta', price, found }
}

/** Sends each order twice, as a browser may do after a broken connection. */
function repeatRequests(orderApi: ReturnType<typeof createOrderApi>) {
  const complete = orderApi.complete
  vi.spyOn(orderApi, 'complete').mockImplementation(async (request, branchId) => {
    await complete(request, branchId)
    return complete(request, branchId)
  })
}

const refused = (reason: keyof typeof orderMessages) => ({
  kind: 'refused',
  cause: { message: orderMessages[reason] },
})

/** The message for the customer; '' if the order was not refused. */
const refusalOf = (outcome: Awaited<ReturnType<typeof placeOrder>>) =>
  outcome.kind === 'refused' ? refusedMessage(outcome.cause) : ''

const notSent = /^Something went wrong\. Nothing was sent\./

const changedTo = (found: FoundDelivery) => ({
  kind: 'refused',
  cause: { message: orderMessages.deliveryChanged, found },
})

const chargeLines = (lines: readonly { productId: string }[]) =>
  lines.filter((line) => line.productId.startsWith('DEL-'))

describe('placing an order at most once', () => {
  test('B36 an order that the browser repeats is reported with both numbers', async () => {
    const { press, attempts, orderApi, orders } = await setUp()
    repeatRequests(orderApi)
    expect(await press('pickup')).toMatchObject({ kind: 'done' })
    await findRepeatedOrders(attempts, orderApi.orders, Date.now)
    const [first, second] = orders().map(({ number }) => String(number))
    expect(attempts.notices()).toMatchObject([{ number: first, about: { kind: 'repeated', other: second } }])
  })

  test('B01 two presses in one tick commit one order', async () => {
    const { press, orders, sent } = await setUp()
    const outcomes = await Promise.all([press('pickup'), press('pickup')])
    expect(outcomes).toMatchObject([{ kind: 'done' }, refused('takenElsewhere')])
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
    expect(await press('pickup')).toMatchObject(refused('takenElsewhere'))
    expect(orders()).toHaveLength(1)
  })

  test('B11 G04 nothing is sent if the order of another tab is known only after its lock has come', async () => {
    const { press, cartId, orderApi, sent } = await setUp()
    const readOrders = orderApi.orders
    vi.spyOn(orderApi, 'orders').mockImplementation(() => {
      openAttempts().write({ state: 'done', cartId, type: 'Order', number: '8', lines: [] })
      return readOrders()
    })
    expect(await press('delivery')).toMatchObject(refused('takenElsewhere'))
    expect(sent()).toBe(0)
  })

  test('G04 a tab that finds the cart locked sends nothing', async () => {
    const { press, sent } = await setUp()
    vi.stubGlobal('navigator', {
      locks: { request: (_name: string, _options: unknown, run: (lock: null) => unknown) => run(null) },
    })
    expect(await press('pickup')).toMatchObject(refused('takenElsewhere'))
    expect(sent()).toBe(0)
  })
})

describe('an unknown outcome', () => {
  test.each([
    'lost-after-commit',
    'unavailable-after-commit',
    'truncated',
    'not-json',
    'no-number',
    'foreign-body',
  ] as const)('B05 B06 the outcome after %s is unknown, and a second press sends nothing', async (fault) => {
    const { press, attempts, cartId, sent } = await setUp({ faults: { processComplete: fault } })
    expect(await press('pickup')).toEqual({ kind: 'unknown' })
    expect(attempts.ofCart(cartId)).toMatchObject({ state: 'sent', reference: 'PO-1', jobName: 'Lot 12' })
    expect(await press('pickup')).toMatchObject(refused('takenElsewhere'))
    expect(sent()).toBe(1)
  })

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
    repeatRequests(orderApi)
    expect(await press('pickup')).toEqual({ kind: 'done', result: String(orders()[0]?.number) })
    expect(orders()).toHaveLength(1)
    expect(attempts.ofCart(cartId)).toMatchObject({ state: 'done' })
    expect(await api.getCartContents({ sessionID: cartId })).toEqual([])
  })
})

describe('ordering again after an unknown outcome', () => {
  /**
   * Sends an order that gets no answer. The supplier then tells the customer that it does not have the order, and the
   * customer wants to order again.
   */
  async function afterGivingUp(fault: 'lost-before-commit' | 'lost-after-commit') {
    const set = await setUp({ faults: { processComplete: { fault, times: 1 } } })
    expect(await set.press('pickup')).toEqual({ kind: 'unknown' })
    const { orderApi, attempts, cartId } = set
    const orders = () => Promise.resolve([])
    await orderAgain({
      ...orderApi,
      orders,
      attempts,
      cartId,
      supplierDeniedOrder: true,
      now: Date.now(),
      isWanted: () => true,
    })
    return set
  }

  test('B04 the next press sends once more', async () => {
    const { press, orders, sent } = await afterGivingUp('lost-before-commit')
    expect(await press('pickup')).toMatchObject({ kind: 'done' })
    expect(sent()).toBe(2)
    expect(orders()).toHaveLength(1)
  })

  test('B05 the next press sends nothing if the first order has arrived since', async () => {
    const { press, orders, attempts, cartId } = await afterGivingUp('lost-after-commit')
    expect(await press('pickup')).toMatchObject(refused('placedAfterAll'))
    expect(orders()).toHaveLength(1)
    expect(attempts.ofCart(cartId)).toMatchObject({ state: 'done', number: String(orders()[0]?.number) })
    expect(await press('pickup')).toMatchObject(refused('takenElsewhere'))
  })

  test('B05 the next press sends nothing while the list of orders cannot be read', async () => {
    const { press, orderApi, sent } = await afterGivingUp('lost-before-commit')
    vi.spyOn(orderApi, 'orders').mockRejectedValueOnce(new TransportError('network'))
    expect(await press('pickup')).toMatchObject({ kind: 'refused' })
    expect(sent()).toBe(1)
  })

  test('B05 the next press sends nothing while it is asked whether a similar order is the first one', async () => {
    const { press, orderApi, orders, attempts, sent } = await afterGivingUp('lost-after-commit')
    const transaction = orderApi.transaction
    vi.spyOn(orderApi, 'transaction').mockImplementation(async (row) => {
      const detail = await transaction(row)
      return { ...detail, lines: detail.lines.map((line) => ({ ...line, quantity: 9 })) }
    })
    expect(await press('pickup')).toMatchObject(refused('answerFirst'))
    expect(sent()).toBe(1)
    for (const asked of attempts.notices()) answerPossibleOrder(attempts, asked, false)
    expect(await press('pickup')).toMatchObject({ kind: 'done' })
    expect(orders()).toHaveLength(2)
  })

  test('B05 without the list of orders the attempt does not know which existed before', async () => {
    const { press, orderApi, attempts, cartId } = await setUp({ faults: { processComplete: 'lost-after-commit' } })
    vi.spyOn(orderApi, 'orders').mockRejectedValueOnce(new TransportError('network'))
    // Sets today to the required date, because an order with a delivery date before the attempt could not be its result.
    vi.spyOn(Date, 'now').mockReturnValue(new Date('2026-10-04T09:00:00').getTime())
    await press('pickup')
    expect(attempts.ofCart(cartId)).toMatchObject({ state: 'sent', lookAlikes: null })
    expect(await checkAttempt({ ...orderApi, attempts, cartId })).toBe('possible')
  })

  test('B05 a server that performs the first order late orders twice, which is told', async () => {
    const { press, orderApi, orders, attempts, cartId } = await setUp()
    const complete = orderApi.complete
    vi.spyOn(orderApi, 'complete').mockRejectedValueOnce(new TransportError('http'))
    expect(await press('pickup')).toEqual({ kind: 'unknown' })
    await orderAgain({
      ...orderApi,
      attempts,
      cartId,
      supplierDeniedOrder: true,
      now: Date.now(),
      isWanted: () => true,
    })
    expect(await press('pickup')).toMatchObject({ kind: 'done' })
    await complete({ ...exampleRequest, form: form('pickup'), isPickup: true }, '10')
    await checkAttempt({ ...orderApi, attempts, cartId })
    const [first, second] = orders().map(({ number }) => String(number))
    expect(attempts.notices()).toMatchObject([{ number: second, about: { kind: 'twice', other: first } }])
  })
})

test('B07 an order that was never sent is refused, and its cart stays free', async () => {
  const { press, orders, attempts, cartId } = await setUp()
  const send = globalThis.fetch
  const broken = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (typeof input !== 'string' || !input.endsWith('=processComplete')) return send(input, init)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  vi.stubGlobal('navigator', { onLine: false })
  expect(refusalOf(await press('pickup'))).toMatch(notSent)
  expect(attempts.ofCart(cartId)).toMatchObject({ state: 'preparing' })
  expect(orders()).toEqual([])
  broken.mockRestore()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await press('pickup')).toMatchObject({ kind: 'done' })
})

describe('ordered otherwise than shown', () => {
  const steps = [
    'getCustomerTransactions',
    'getGeocode',
    'getClosestBranch',
    'getDeliveryCharge',
    'addCartProduct',
  ] as const

  /** Changes the cart as soon as the supplier first answers the operation `step`. */
  async function withChangeDuring(step: (typeof steps)[number]) {
    const set = await setUp()
    const send = globalThis.fetch
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await send(input, init)
      if (typeof input !== 'string' || !input.endsWith(`=${step}`)) return answer
      spy.mockRestore()
      await set.api.addCartProduct({ sessionID: set.cartId, productID: 'FX100002', UOM: 'EA', quoteQty: 1 })
      return answer
    })
    return set
  }

  test('B19 a cart that changes while the list of orders is read is not sent', async () => {
    const { press, sent } = await withChangeDuring('getCustomerTransactions')
    expect(await press('pickup')).toMatchObject(refused('cartChanged'))
    expect(sent()).toBe(0)
  })

  test.each(steps)('B19 a cart that changes during %s of a delivery is not sent', async (step) => {
    const { press, sent } = await withChangeDuring(step)
    expect(await press('delivery')).toMatchObject(refused('cartChanged'))
    expect(sent()).toBe(0)
  })

  test('B20 a price that changes during the steps of a delivery is not sent', async () => {
    const { press, sent } = await setUp({ faults: { getCartContents: { fault: 'repriced', after: 1 } } })
    expect(await press('delivery')).toMatchObject(refused('cartChanged'))
    expect(sent()).toBe(0)
  })

  test.each(['pickup', 'delivery'] as const)('B19 the last call before a %s is sent reads the cart', async (kind) => {
    const { press, simulator } = await setUp()
    await press(kind)
    const names = simulator.ledger().requests.map(({ name }) => name)
    expect(names.at(names.indexOf('processComplete') - 1)).toBe('getCartContents')
  })

  test('B19 an order waits for changes of the cart that have begun', async () => {
    const { press, api, cartId, sent } = await setUp()
    const change = runLocked(contentsLock(cartId), 'shared', async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      await api.addCartProduct({ sessionID: cartId, productID: 'FX100002', UOM: 'EA', quoteQty: 1 })
    })
    expect(await press('pickup')).toMatchObject(refused('cartChanged'))
    await change
    expect(sent()).toBe(0)
  })

  test('B19 a cart that another tab has replaced while the order waited for its turn is not sent', async () => {
    const { press, cartId, replaceCart, sent } = await setUp()
    const change = runLocked(contentsLock(cartId), 'shared', async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      replaceCart()
    })
    expect(await press('pickup')).toMatchObject(refused('cartChanged'))
    await change
    expect(sent()).toBe(0)
  })

  test('B19 a tally whose lengths changed elsewhere is not sent, though its total length is the same', async () => {
    const { press, api, orderApi, cartId, sent } = await setUp()
    const line = { sessionID: cartId, productID: 'TM100001', UOM: 'LM', quoteQty: 6 }
    await api.addCartProduct({ ...line, tallyLength: [{ length: 3, qty: 2 }] })
    const lines = await orderApi.readCart()
    const lineId = lines.find(({ isTally }) => isTally)?.lineId ?? ''
    const shown = new Map([[lineId, await orderApi.readTallies(lineId)]])
    await api.updateCartProduct({ ...line, lineId, tallyLength: [{ length: 2, qty: 3 }] })
    expect(await press('pickup', 'Order', undefined, lines, shown)).toMatchObject(refused('cartChanged'))
    expect(sent()).toBe(0)
    const now = new Map([[lineId, await orderApi.readTallies(lineId)]])
    expect(await press('pickup', 'Order', undefined, lines, now)).toMatchObject({ kind: 'done' })
  })

  test('B19 a change that begins during an order comes after it', async () => {
    const { press, api, cartId, orders } = await setUp()
    const order = press('pickup')
    const change = runLocked(contentsLock(cartId), 'shared', () =>
      api.addCartProduct({ sessionID: cartId, productID: 'FX100002', UOM: 'EA', quoteQty: 1 }),
    )
    expect(await order).toMatchObject({ kind: 'done' })
    await change
    expect(orders()[0]?.lines).toHaveLength(1)
  })
})

describe('a refusal', () => {
  test('B05 a refusal that leaves the cart empty is unknown while the order is not in the list', async () => {
    const { press, orderApi } = await setUp({ orderedCarts: 'emptied' })
    repeatRequests(orderApi)
    vi.spyOn(orderApi, 'orders').mockResolvedValue([])
    expect(await press('pickup')).toEqual({ kind: 'unknown' })
  })

  test('A07 a refusal is definite: it has the supplier’s message, and the next press may send', async () => {
    const { press, orders } = await setUp({ faults: { processComplete: { fault: 'field-error', times: 1 } } })
    expect(await press('pickup')).toMatchObject({ kind: 'refused' })
    expect(await press('pickup')).toMatchObject({ kind: 'done' })
    expect(orders()).toHaveLength(1)
  })

  test('B19 a cart that changed since it was shown is not sent', async () => {
    const { press, api, cartId, sent } = await setUp()
    await api.addCartProduct({ sessionID: cartId, productID: 'FX100001', UOM: 'EA', quoteQty: 1 })
    expect(await press('pickup')).toMatchObject(refused('cartChanged'))
    expect(sent()).toBe(0)
  })
})

describe('the delivery charge', () => {
  test.each([{ branchId: 'another' }, { charge: 'DEL-OTHER' }])(
    'B20 a delivery that was shown with %o is not sent, and no charge is added',
    async (difference) => {
      const { press, findShown, sent, simulator } = await setUp()
      const { price, ...found } = await findShown()
      expect(await press('delivery', 'Order', { price, ...found, ...difference })).toMatchObject(changedTo(found))
      expect(simulator.ledger().requests.filter(({ name }) => name === 'addCartProduct')).toEqual([])
      expect(sent()).toBe(0)
      expect(await press('delivery', 'Order', { ...found, price })).toMatchObject({ kind: 'done' })
    },
  )

  test('B14 an address that cannot be found counts as 0, 0, is shown first, and is then ordered', async () => {
    const { press, findShown, simulator, sent } = await setUp({ faults: { getGeocode: 'field-error' } })
    const { price, ...found } = await findShown()
    expect(found.isLocated).toBe(false)
    expect(await press('delivery')).toMatchObject(changedTo(found))
    expect(sent()).toBe(0)
    expect(await press('delivery', 'Order', { ...found, price })).toMatchObject({ kind: 'done' })
    expect(chargeLines(simulator.ledger().committedOrders[0]?.lines ?? [])).toHaveLength(1)
  })

  test('B14 an address that was found when it was shown, and no more when it is ordered, is not sent', async () => {
    const { press, findShown, sent } = await setUp({ faults: { getGeocode: 'field-error' } })
    const found = await findShown()
    expect(await press('delivery', 'Order', { ...found, isLocated: true })).toMatchObject(refused('deliveryChanged'))
    expect(sent()).toBe(0)
  })

  test.each([
    ['another price', { unitPrice: 8500, unitGst: 350 }],
    ['another tax', { unitPrice: 3500, unitGst: 0 }],
    ['price on request', { unitPrice: 0, unitGst: 0 }],
  ])('B20 a delivery that was shown with %s than that of the cart is not sent', async (_what, price) => {
    const { press, findShown, sent, orderApi } = await setUp()
    const { price: _price, ...found } = await findShown()
    expect(await press('delivery', 'Order', { ...found, price })).toMatchObject(changedTo(found))
    expect(sent()).toBe(0)
    // The refused attempt has added the charge to the cart, so the page shows the price of that line from here on.
    const [charge] = chargeLines(await orderApi.readCart())
    expect(charge).toMatchObject({ unitPrice: 3500, unitGst: 350 })
    const now = { unitPrice: 3500, unitGst: 350 }
    expect(await press('delivery', 'Order', { ...found, price: now })).toMatchObject({ kind: 'done' })
  })

  test('a cart that holds only the delivery charge of an earlier attempt is not sent', async () => {
    const { press, orderApi, sent } = await setUp({ faults: { processComplete: { fault: 'field-error', times: 1 } } })
    expect(await press('delivery')).toMatchObject({ kind: 'refused' })
    const [goods] = await orderApi.readCart()
    if (goods) await orderApi.removeLine(goods)
    const left = await orderApi.readCart()
    expect(left).toHaveLength(1)
    for (const kind of ['delivery', 'pickup'] as const) {
      expect(await press(kind, 'Order', undefined, left)).toMatchObject(refused('cartChanged'))
    }
    expect(sent()).toBe(1)
  })

  test.each(['getClosestBranch', 'getDeliveryCharge', 'addCartProduct'] as const)(
    'B14 a failure of %s stops the order',
    async (step) => {
      const { press, sent } = await setUp({ faults: { [step]: 'server-error' } })
      expect(refusalOf(await press('delivery'))).toMatch(notSent)
      expect(sent()).toBe(0)
    },
  )

  test.each([
    ['getDeliveryCharge', { deliveryChargeProduct: null }],
    ['getDeliveryCharge', { deliveryChargeProduct: '' }],
    ['getDeliveryCharge', { deliveryChargeProduct: 0 }],
    ['getDeliveryCharge', { deliveryChargeProduct: { id: 'DEL' } }],
    ['getDeliveryCharge', {}],
    ['getClosestBranch', { branchID: '10', distanceKm: null }],
    ['getClosestBranch', { branchID: '10', distanceKm: 'NaN' }],
    ['getClosestBranch', { branchID: '10', distanceKm: -1 }],
    ['getClosestBranch', { branchID: '', distanceKm: 1 }],
  ])('B17 when %s answers %j no charge is added and nothing is sent', async (step, body) => {
    const { press, sent, simulator } = await setUp()
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      typeof input === 'string' && input.endsWith(`=${step}`)
        ? Promise.resolve(Response.json(body))
        : send(input, init),
    )
    expect(refusalOf(await press('delivery'))).toMatch(notSent)
    expect(simulator.ledger().requests.filter(({ name }) => name === 'addCartProduct')).toEqual([])
    expect(sent()).toBe(0)
  })

  test.each([1, 2, 3, 4, 5])('B15 the delivery charge is on the order once after %i refusals', async (times) => {
    const { press, orders } = await setUp({ faults: { processComplete: { fault: 'field-error', times } } })
    for (let attempt = 0; attempt < times; attempt += 1) {
      expect(await press('delivery')).toMatchObject({ kind: 'refused' })
    }
    expect(await press('delivery')).toMatchObject({ kind: 'done' })
    const charges = chargeLines(orders()[0]?.lines ?? [])
    expect(charges).toMatchObject([{ quantity: 1 }])
  })

  test('B15 the delivery charge is on the order once although the response to adding it was lost', async () => {
    const { press, orders } = await setUp({
      faults: { addCartProduct: { fault: 'lost-after-commit', times: 1 } },
    })
    expect(await press('delivery')).toMatchObject({ kind: 'refused' })
    expect(await press('delivery')).toMatchObject({ kind: 'done' })
    expect(chargeLines(orders()[0]?.lines ?? [])).toMatchObject([{ quantity: 1 }])
  })

  test('B16 the delivery charge is removed when the next attempt is a pickup', async () => {
    const { press, orders } = await setUp({ faults: { processComplete: { fault: 'field-error', times: 1 } } })
    expect(await press('delivery')).toMatchObject({ kind: 'refused' })
    expect(await press('pickup')).toMatchObject({ kind: 'done' })
    expect(chargeLines(orders()[0]?.lines ?? [])).toEqual([])
  })
})
