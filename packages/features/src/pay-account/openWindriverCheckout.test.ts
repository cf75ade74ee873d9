import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ActionError } from '../foundation/failures/failures.ts'
import { openWindriverCheckout, type WindriverCheckout } from './openWindriverCheckout.ts'

const script = 'https://pay.example/checkout.js'
const checkout: WindriverCheckout = {
  script,
  key: 'k1',
  reference: '100234-12-0',
  amount: 123_456,
  successUrl: 'https://portal.example/#/payment-complete?transid={id}',
  cancelUrl: 'https://portal.example/#/payment-cancelled',
}
const opened = {
  key: 'k1',
  line: { type: 'custom payment', description: '100234-12-0', amount: 1234.56 },
  transactionType: 'sale',
  collectShippingInfo: true,
  successUrl: checkout.successUrl,
  cancelUrl: checkout.cancelUrl,
}

const notSetUp = 'Payment by card is not set up. Call us to pay.'
const notLoaded = 'We could not load the payment page. Check your connection and try again.'
const tooSlow = 'The payment page took too long to load. Check your connection and try again.'
const notOpened = 'We could not open the payment page. Try again, or call us to pay.'

class Script extends EventTarget {
  src = ''
  remove = () => page.delete(this)
}

/** The script elements that are in the page. */
const page = new Set<Script>()
/** Every script element that has ever been added. */
let added: Script[] = []
/** Called with each added element, to simulate that its script loads or fails, or that the connection hangs. */
let answer: (element: Script) => void = () => {}
const open = vi.fn()

const provides = (provider: unknown) => (element: Script) => {
  Reflect.set(window, 'WindriverCheckout', provider)
  element.dispatchEvent(new Event('load'))
}
const fails = (element: Script) => void element.dispatchEvent(new Event('error'))

beforeEach(() => {
  vi.useFakeTimers()
  page.clear()
  added = []
  answer = provides({ open })
  open.mockReset()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    head: {
      append: (element: Script) => {
        page.add(element)
        added.push(element)
        queueMicrotask(() => answer(element))
      },
    },
  })
})

afterEach(() => vi.useRealTimers())

async function messageOf(opening: Promise<void>): Promise<string> {
  const error: unknown = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ActionError)
  return error instanceof ActionError ? error.message : ''
}

test('the checkout opens with reference, amount and return URLs', async () => {
  await Promise.all([openWindriverCheckout(checkout), openWindriverCheckout(checkout)])
  await openWindriverCheckout(checkout)
  // However often the checkout opens, its script is loaded once.
  expect(added.map(({ src }) => src)).toEqual([script])
  expect(open.mock.calls).toEqual([[opened], [opened], [opened]])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  [1, 0.01],
  [123_456_789, 1_234_567.89],
  [undefined, undefined],
  [0, undefined],
  [-5, undefined],
  [Number.NaN, undefined],
])('%s cents are sent as the amount %s', async (amount, decimal) => {
  await openWindriverCheckout({ ...checkout, amount })
  const line = { type: 'custom payment', description: '100234-12-0' }
  expect(open.mock.calls[0]).toStrictEqual([
    { ...opened, line: decimal === undefined ? line : { ...line, amount: decimal } },
  ])
})

test.each([{ script: '' }, { key: '' }, { key: ' ' }])('no script is loaded with the setting %j', async (changes) => {
  expect(await messageOf(openWindriverCheckout({ ...checkout, ...changes }))).toBe(notSetUp)
  expect(added).toEqual([])
})

const hostile = new Proxy({}, { get: () => expect.fail('read') })
test.each<[string, string, (element: Script) => void]>([
  ['is missing', notLoaded, fails],
  ['leaves nothing', notOpened, provides(undefined)],
  ['leaves null', notOpened, provides(null)],
  ['leaves a text', notOpened, provides('open')],
  ['leaves an object without the function', notOpened, provides({})],
  ['leaves an object that throws when read', notOpened, provides(hostile)],
])('C13 a script that %s is reported, and loading can be retried', async (_what, message, behaviour) => {
  answer = behaviour
  expect(await messageOf(openWindriverCheckout(checkout))).toBe(message)
  expect(page.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)

  answer = provides({ open })
  await openWindriverCheckout(checkout)
  expect(open.mock.calls).toEqual([[opened]])
  expect(added).toHaveLength(2)
})

test('a script that the security policy refuses is reported', async () => {
  vi.stubGlobal('document', {
    createElement: () => ({
      addEventListener: () => {},
      remove: () => {},
      set src(_address: string) {
        throw new TypeError('No URL may become a script')
      },
    }),
  })
  expect(await messageOf(openWindriverCheckout(checkout))).toBe(notLoaded)
})

test('a script that takes over 20 s is an error, but usable later', async () => {
  answer = () => {}
  const opening = messageOf(openWindriverCheckout(checkout))
  await vi.advanceTimersByTimeAsync(19_999)
  expect(page.size).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await opening).toBe(tooSlow)
  expect(page.size).toBe(0)

  const [late] = added
  if (late) provides({ open })(late)
  expect(open).not.toHaveBeenCalled()
  await openWindriverCheckout(checkout)
  expect(open).toHaveBeenCalledTimes(1)
  expect(added).toHaveLength(1)
})

test('a failing checkout function gives a general message', async () => {
  open.mockImplementationOnce(() => {
    throw new Error('WindriverCheckout: the checkout key is not known.')
  })
  expect(await messageOf(openWindriverCheckout(checkout))).toBe(notOpened)
  open.mockRejectedValueOnce('no')
  expect(await messageOf(openWindriverCheckout(checkout))).toBe(notOpened)
  await openWindriverCheckout(checkout)
  expect(open).toHaveBeenCalledTimes(3)
})

test('waiting for the checkout function ends after 20 s', async () => {
  open.mockReturnValueOnce(new Promise(() => {}))
  const opening = openWindriverCheckout(checkout)
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(opening).resolves.toBeUndefined()
})
