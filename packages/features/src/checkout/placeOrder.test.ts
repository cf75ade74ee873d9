import type { SimulatorOptions } from '@trade-portal/mocks'
import { TransportError, type OperationName, type SupplierApi, type Tally } from '@trade-portal/supplier-api'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runLocked } from '../foundation/storage/readWriteLock.ts'
import { clearStored } from '../foundation/storage/safeStorage.ts'
import { openAttempts } from '../testing/exampleAttempt.ts'
import { exampleCheckout } from '../testing/exampleCheckout.ts'
import { openSupplier } from '../testing/openSupplier.ts'
import type { ChargePrice } from '../trade/cart/cartTotals.ts'
import { checkAttempt, unlockCart } from '../trade/orders/checkAttempt.ts'
import { orderReads } from '../trade/orders/matchOrders.ts'
import { contentsLock } from '../trade/orders/orderAttempts.ts'
import { orderMessages, refusedMessage } from '../trade/orders/orderMessages.ts'
import { answerPossibleOrder } from '../trade/orders/recordPlaced.ts'
import { findRepeatedOrders } from '../trade/orders/repeatedOrders.ts'
import type { Delivery, FoundDelivery } from './checkout.ts'
import { findDelivery } from './delivery.ts'
import { placeOrder } from './placeOrder.ts'

afterEach(() => clearStored())

type ShownDelivery = FoundDelivery & Pick<Extract<Delivery, { state: 'found' }>, 'price'>

const unpriced: ChargePrice = { unitPrice: null, unitGst: null }

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
  const attempts = openAttempts()
  const reads = orderReads(api, attempts, cartId)
  const readTallies = (lineId: string) => api.getCartTallies({ sessionID: cartId, lineNo: lineId })
  const shown = await reads.readCart()
  let current = cartId
  const press = (
    kind: 'pickup' | 'delivery',
    type: 'Order' | 'Quote' = 'Order',
    shownDelivery?: ShownDelivery,
    lines = shown,
    tallies = new Map<string, readonly Tally[]>(),
  ) =>
    placeOrder(
      {
        ...exampleCheckout,
        type,
        cartId,
        lines,
        tallies,
        ...despatched(kind),
        delivery: deliveryOf(kind, shownDelivery),
      },
      { api, attempts, readTallies, isCurrent: () => current === cartId, onSending: () => undefined },
    )
  const orders = () => simulator.ledger().committedOrders
  const calls = () => simulator.ledger().requests.map(({ name }) => name)
  const sent = () => calls().filter((name) => name === 'processComplete').length
  const replaceCart = () => {
    current = 'another'
  }
  const addScrews = () =>
    api.addCartProduct({ sessionID: cartId, productID: 'FX100002', UOM: 'EA', quoteQty: 1 }).then(() => undefined)
  const findShown = async (price = unpriced) => ({ ...(await findDelivery(api, place)), price })
  return {
    simulator,
    api,
    cartId,
    attempts,
    reads,
    readTallies,
    press,
    orders,
    calls,
    sent,
    replaceCart,
    addScrews,
    findShown,
  }
}

const place = { address: '12 Smith Street', suburb: 'Parramatta', state: 'NSW', vehicleType: 'UTE' }

function despatched(despatch: 'pickup' | 'delivery') {
  const { values } = exampleCheckout
  const { shipping, delivery } = values
  if (despatch === 'delivery') return { despatch, values }
  const pickup = { ...delivery, branch: '10', vehicleType: '' }
  return { despatch, values: { ...values, shipping: { ...shipping, despatchType: 'PICKUP' }, delivery: pickup } }
}

/** The delivery as the page shows it. Without `shown`, a pickup shows none, and the lookup of a delivery has failed. */
function deliveryOf(kind: 'pickup' | 'delivery', shown: ShownDelivery | undefined): Delivery {
  if (!shown) return { state: kind === 'pickup' ? 'none' : 'failed' }
  const { price, ...found } = shown
  return { state: 'found', place, branch: 'Parramatta', price, found }
}

/** Sends each order twice, as a browser may do after a broken connection. */
function repeatRequests(api: SupplierApi) {
  const { processComplete } = api
  vi.spyOn(api, 'processComplete').mockImplementation(async (payload) => {
    await processComplete(payload)
    return processComplete(payload)
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

const chargesOf = (lines: readonly { productId: string }[] = []) =>
  lines.filter((line) => line.productId.startsWith('DEL-'))

/** Calls `intervene` with each call of the operation; what it returns takes the place of the answer. */
function intercept(operation: OperationName, intervene: (answer: Response) => Response | Promise<Response>) {
  const send = globalThis.fetch
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await send(input, init)
    return typeof input === 'string' && input.endsWith(`=${operation}`) ? intervene(answer) : answer
  })
}

test.each(['Order', 'Quote'] as const)('B01 B02 pressing Order and %s at once sends one order', async (second) => {
  const { press, orders, sent } = await setUp()
  const outcomes = await Promise.all([press('pickup'), press('pickup', second)])
  expect(outcomes).toMatchObject([{ kind: 'done' }, refused('takenElsewhere')])
  expect(orders()).toHaveLength(1)
  expect(sent()).toBe(1)
})

test('B11 a cart that was ordered is not ordered again', async () => {
  const { press, orders } = await setUp()
  await press('pickup')
  expect(await press('pickup')).toMatchObject(refused('takenElsewhere'))
  expect(orders()).toHaveLength(1)
})

test('G04 a tab sends nothing while another tab has locked the cart', async () => {
  const { press, sent } = await setUp()
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: unknown, run: (lock: null) => unknown) => run(null) },
  })
  expect(await press('pickup')).toMatchObject(refused('takenElsewhere'))
  expect(sent()).toBe(0)
})

test('an order sent by another tab meanwhile prevents a second one', async () => {
  const { press, cartId, sent, api } = await setUp()
  const { getCustomerTransactions } = api
  vi.spyOn(api, 'getCustomerTransactions').mockImplementation((input) => {
    openAttempts().write({ state: 'done', cartId, type: 'Order', number: '8', lines: [] })
    return getCustomerTransactions(input)
  })
  expect(await press('delivery')).toMatchObject(refused('takenElsewhere'))
  expect(sent()).toBe(0)
})

test('an order is reported if the browser has sent it twice', async () => {
  const { press, attempts, orders, api, reads } = await setUp()
  repeatRequests(api)
  expect(await press('pickup')).toMatchObject({ kind: 'done' })
  await findRepeatedOrders(attempts, reads.orders, Date.now)
  const [first, second] = orders().map(({ number }) => String(number))
  expect(attempts.notices()).toMatchObject([{ number: first, about: { kind: 'repeated', other: second } }])
})

test('B07 a cart whose order was never sent can be ordered', async () => {
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

test.each(['lost-after-commit', 'unavailable-after-commit', 'truncated', 'no-number'] as const)(
  'B05 an order of unknown outcome (%s) is looked up, not resent',
  async (fault) => {
    const { press, attempts, cartId, orders, sent, reads } = await setUp({ faults: { processComplete: fault } })
    expect(await press('delivery')).toEqual({ kind: 'unknown' })
    expect(attempts.ofCart(cartId)).toMatchObject({ state: 'sent', jobName: 'Lot 12', total: orders()[0]?.total })
    expect(await press('delivery')).toMatchObject(refused('takenElsewhere'))
    expect(await checkAttempt(reads)).toBe('placed')
    expect(await press('delivery')).toMatchObject(refused('takenElsewhere'))
    expect(sent()).toBe(1)
  },
)

test('an unknown total and an unreadable order list become null', async () => {
  const faults = { processComplete: 'lost-after-commit' } as const
  const { press, orders, attempts, cartId, api } = await setUp({ world: 'awkward', product: 'AWK0', faults })
  vi.spyOn(api, 'getCustomerTransactions').mockRejectedValueOnce(new TransportError('network'))
  await press('pickup')
  expect(orders()).toHaveLength(1)
  expect(attempts.ofCart(cartId)).toMatchObject({ state: 'sent', total: null, similarOrders: null })
})

test.each([true, false])('after a refused repeat, an order is placed if listed: %s', async (isListed) => {
  const { press, orders, cartId, attempts, api } = await setUp({ orderedCarts: 'emptied' })
  repeatRequests(api)
  if (!isListed) vi.spyOn(api, 'getCustomerTransactions').mockResolvedValue([])
  const outcome = await press('pickup')
  expect(orders()).toHaveLength(1)
  expect(outcome).toEqual(isListed ? { kind: 'done', result: String(orders()[0]?.number) } : { kind: 'unknown' })
  expect(attempts.ofCart(cartId)).toMatchObject({ state: isListed ? 'done' : 'sent' })
})

describe('ordering again after an unknown outcome', () => {
  /**
   * Sends an order that gets no answer. The supplier then tells the customer that it does not have the order, and the
   * customer wants to order again.
   */
  async function afterGivingUp(fault: 'lost-before-commit' | 'lost-after-commit') {
    const set = await setUp({ faults: { processComplete: { fault, times: 1 } } })
    expect(await set.press('pickup')).toEqual({ kind: 'unknown' })
    const { reads } = set
    const decision = { supplierDeniedOrder: true, now: Date.now(), isWanted: () => true }
    await unlockCart({ ...reads, orders: () => Promise.resolve([]) }, decision)
    return set
  }

  test('the next press sends only if the list of orders can be read', async () => {
    const { press, orders, sent, api } = await afterGivingUp('lost-before-commit')
    vi.spyOn(api, 'getCustomerTransactions').mockRejectedValueOnce(new TransportError('network'))
    expect(await press('pickup')).toMatchObject({ kind: 'refused' })
    expect(sent()).toBe(1)
    expect(await press('pickup')).toMatchObject({ kind: 'done' })
    expect(sent()).toBe(2)
    expect(orders()).toHaveLength(1)
  })

  test('the next press sends nothing if the first order arrived', async () => {
    const { press, orders, attempts, cartId } = await afterGivingUp('lost-after-commit')
    expect(await press('pickup')).toMatchObject(refused('placedAfterAll'))
    expect(orders()).toHaveLength(1)
    expect(attempts.ofCart(cartId)).toMatchObject({ state: 'done', number: String(orders()[0]?.number) })
  })

  test('the next press sends nothing until a question is answered', async () => {
    const { press, orders, attempts, sent, api } = await afterGivingUp('lost-after-commit')
    const { getTransactionTP } = api
    vi.spyOn(api, 'getTransactionTP').mockImplementation(async (input) => {
      const detail = await getTransactionTP(input)
      return { ...detail, lines: detail.lines.map((line) => ({ ...line, quantity: 9 })) }
    })
    expect(await press('pickup')).toMatchObject(refused('answerFirst'))
    expect(sent()).toBe(1)
    for (const asked of attempts.notices()) answerPossibleOrder(attempts, asked, false)
    expect(await press('pickup')).toMatchObject({ kind: 'done' })
    expect(orders()).toHaveLength(2)
  })
})

type Opened = Awaited<ReturnType<typeof setUp>>
/** Changes the cart when the supplier first answers the operation. */
const during = (operation: OperationName, { addScrews }: Opened) => {
  const spy = intercept(operation, async (answer) => {
    spy.mockRestore()
    await addScrews()
    return answer
  })
}
/** Holds the cart’s contents while the order waits for them. */
const beforeItsTurn = ({ cartId }: Opened, change: () => unknown) =>
  void runLocked(contentsLock(cartId), 'shared', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    await change()
  })

test.each<[string, 'pickup' | 'delivery', (opened: Opened) => unknown]>([
  ['before the press', 'pickup', ({ addScrews }) => addScrews()],
  ['while the orders are read', 'pickup', (opened) => during('getCustomerTransactions', opened)],
  ['while the delivery is looked up', 'delivery', (opened) => during('getDeliveryCharge', opened)],
  ['while the charge is added', 'delivery', (opened) => during('addCartProduct', opened)],
  ['by a change that began before', 'pickup', (opened) => beforeItsTurn(opened, opened.addScrews)],
  ['for another cart by another tab', 'pickup', (opened) => beforeItsTurn(opened, opened.replaceCart)],
  ['in its price', 'pickup', ({ simulator }) => simulator.setFaults({ getCartContents: 'repriced' })],
])('B19 a cart that was changed %s is not sent', async (_when, kind, change) => {
  const opened = await setUp()
  await change(opened)
  expect(await opened.press(kind)).toMatchObject(refused('cartChanged'))
  expect(opened.sent()).toBe(0)
})

test.each(['pickup', 'delivery'] as const)('the cart is read right before a %s is sent', async (kind) => {
  const { press, calls } = await setUp()
  await press(kind)
  expect(calls().at(calls().indexOf('processComplete') - 1)).toBe('getCartContents')
})

test('a tally with new lengths but the same total is not sent', async () => {
  const { press, api, cartId, sent, reads, readTallies } = await setUp()
  const line = { sessionID: cartId, productID: 'TM100001', UOM: 'LM', quoteQty: 6 }
  await api.addCartProduct({ ...line, tallyLength: [{ length: 3, qty: 2 }] })
  const lines = await reads.readCart()
  const lineId = lines.find(({ isTally }) => isTally)?.lineId ?? ''
  const shown = new Map([[lineId, await readTallies(lineId)]])
  await api.updateCartProduct({ ...line, lineId, tallyLength: [{ length: 2, qty: 3 }] })
  expect(await press('pickup', 'Order', undefined, lines, shown)).toMatchObject(refused('cartChanged'))
  expect(sent()).toBe(0)
  const now = new Map([[lineId, await readTallies(lineId)]])
  expect(await press('pickup', 'Order', undefined, lines, now)).toMatchObject({ kind: 'done' })
})

test.each([
  ['another branch', { branchId: 'another' }],
  ['another charge', { charge: 'DEL-OTHER' }],
  ['another price', { price: { unitPrice: 8500, unitGst: 350 } }],
  ['another tax', { price: { unitPrice: 3500, unitGst: 0 } }],
  ['price on request', { price: { unitPrice: 0, unitGst: 0 } }],
])('B20 a delivery that was last shown with %s is not sent', async (_what, difference) => {
  const { press, findShown, sent, reads } = await setUp()
  const shown = await findShown()
  const { price: _price, ...found } = shown
  expect(await press('delivery', 'Order', { ...shown, ...difference })).toMatchObject({
    kind: 'refused',
    cause: { message: orderMessages.deliveryChanged, found },
  })
  expect(sent()).toBe(0)
  // The price is known only from the charge in the cart, so that attempt has added it.
  expect(chargesOf(await reads.readCart())).toHaveLength('price' in difference ? 1 : 0)
  const now = await findShown({ unitPrice: 3500, unitGst: 350 })
  expect(await press('delivery', 'Order', now)).toMatchObject({ kind: 'done' })
})

describe('B14 a failed step before a delivery order is sent', () => {
  test('an unknown address is accepted only if shown as unknown', async () => {
    const { press, findShown, orders, sent } = await setUp({ faults: { getGeocode: 'field-error' } })
    const found = await findShown()
    expect(found.isLocated).toBe(false)
    for (const shown of [undefined, { ...found, isLocated: true }]) {
      expect(await press('delivery', 'Order', shown)).toMatchObject(refused('deliveryChanged'))
    }
    expect(sent()).toBe(0)
    expect(await press('delivery', 'Order', found)).toMatchObject({ kind: 'done' })
    expect(chargesOf(orders()[0]?.lines)).toHaveLength(1)
  })

  test.each(['getClosestBranch', 'getDeliveryCharge', 'addCartProduct'] as const)(
    'a failure of %s stops the order',
    async (step) => {
      const { press, sent } = await setUp({ faults: { [step]: 'server-error' } })
      expect(refusalOf(await press('delivery'))).toMatch(notSent)
      expect(sent()).toBe(0)
    },
  )
})

test.each<[OperationName, object]>([
  ['getDeliveryCharge', {}],
  ['getDeliveryCharge', { deliveryChargeProduct: { id: 'DEL' } }],
  ['getClosestBranch', { branchID: '10', distanceKm: null }],
  ['getClosestBranch', { branchID: '10', distanceKm: -1 }],
  ['getClosestBranch', { branchID: '', distanceKm: 1 }],
])('B17 no charge is added and no order sent if %s answers %j', async (step, body) => {
  const { press, calls } = await setUp()
  intercept(step, () => Response.json(body))
  expect(refusalOf(await press('delivery'))).toMatch(notSent)
  expect(calls()).not.toContain('addCartProduct')
  expect(calls()).not.toContain('processComplete')
})

test.each<Required<SimulatorOptions>['faults']>([
  { processComplete: { fault: 'field-error', times: 3 } },
  { addCartProduct: { fault: 'lost-after-commit', times: 1 } },
])('B15 the order has one delivery charge after the faults %o', async (faults) => {
  const { press, orders } = await setUp({ faults })
  expect(await press('delivery')).toMatchObject({ kind: 'refused' })
  for (let attempt = 0; attempt < 3; attempt += 1) await press('delivery')
  expect(orders()).toHaveLength(1)
  expect(chargesOf(orders()[0]?.lines)).toMatchObject([{ quantity: 1 }])
})

test('B16 the delivery charge is removed if pickup is chosen next', async () => {
  const { press, orders } = await setUp({ faults: { processComplete: { fault: 'field-error', times: 1 } } })
  expect(await press('delivery')).toMatchObject({ kind: 'refused' })
  expect(await press('pickup')).toMatchObject({ kind: 'done' })
  expect(chargesOf(orders()[0]?.lines)).toEqual([])
})

test('a cart left with only a delivery charge is not ordered', async () => {
  const { press, sent, api, reads, cartId } = await setUp({
    faults: { processComplete: { fault: 'field-error', times: 1 } },
  })
  expect(await press('delivery')).toMatchObject({ kind: 'refused' })
  const [goods] = await reads.readCart()
  if (goods) await api.deleteCartProduct({ sessionID: cartId, productID: goods.productId, lineID: goods.lineId })
  const left = await reads.readCart()
  expect(left).toHaveLength(1)
  for (const kind of ['delivery', 'pickup'] as const) {
    expect(await press(kind, 'Order', undefined, left)).toMatchObject(refused('cartChanged'))
  }
  expect(sent()).toBe(1)
})
