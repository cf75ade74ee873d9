import { pageState } from '@trade-portal/design-system/page-state'
import { startTimer, type Timer } from '@trade-portal/design-system/time'
import { fromCents } from '@trade-portal/supplier-api'
import { ActionError } from '../foundation/failures/failures.ts'

export interface WindriverCheckout {
  /** Address of the provider's script, from the settings. */
  readonly script: string
  /** The supplier's key at the provider, from the settings. */
  readonly key: string
  readonly reference: string
  /** In cents. If it is undefined or not above 0, the customer enters it on the provider's page. */
  readonly amount: number | undefined
  /** The page to which the provider returns the customer; `{id}` is replaced by the id of the transaction. */
  readonly successUrl: string
  readonly cancelUrl: string
}

/** The longest wait for the promise that the provider's function may return, in milliseconds. */
const answerTimeMs = 20_000

/**
 * Opens the checkout page of the provider windriver, which replaces the portal in the browser. The first call adds the
 * provider's script to the page.
 * @returns a promise that resolves when the provider's function has answered, or after `answerTimeMs` without an answer.
 * The browser leaves the page soon after.
 * @throws ActionError with a sentence for customers. In that case nothing was paid, and the customer can try again.
 */
export async function openWindriverCheckout(checkout: WindriverCheckout): Promise<void> {
  const { script, key, reference, amount, successUrl, cancelUrl } = checkout
  if (script === '' || key.trim() === '') throw new ActionError(checkoutMessages.notSetUp)
  const open = readCheckout() ?? (await loadCheckoutScript(script))
  try {
    await inTime(
      open({
        key,
        line: {
          type: 'custom payment',
          description: reference,
          ...(amount !== undefined && amount > 0 ? { amount: fromCents(amount) } : {}),
        },
        transactionType: 'sale',
        collectShippingInfo: true,
        successUrl,
        cancelUrl,
      }),
    )
  } catch (cause) {
    // The provider's messages are written for developers, not for customers.
    throw new ActionError(checkoutMessages.notOpened, { cause })
  }
}

/** Waits at most `answerTimeMs`: the promise may never settle, because the browser is leaving the page. */
async function inTime(answer: unknown): Promise<void> {
  let timer: Timer | undefined
  const limit = new Promise<void>((resolve) => {
    timer = startTimer(resolve, answerTimeMs)
  })
  try {
    await Promise.race([answer, limit])
  } finally {
    timer?.cancel()
  }
}

/** Messages for customers when the provider's checkout does not open. */
const checkoutMessages = {
  notSetUp: 'Payment by card is not set up. Call us to pay.',
  notLoaded: 'We could not load the payment page. Check your connection and try again.',
  tooSlow: 'The payment page took too long to load. Check your connection and try again.',
  notOpened: 'We could not open the payment page. Try again, or call us to pay.',
} as const

const loadTimeMs = 20_000

/** Opens the checkout with options in the provider's format. May return a promise. */
type OpenCheckout = (options: object) => unknown

const script = pageState((): { loading?: Promise<OpenCheckout> | undefined } => ({}))

/**
 * Adds the provider's script to the page, and returns the script's function. Concurrent calls share one script element,
 * which is removed after a failure.
 * @throws ActionError with a sentence for customers, if the script is refused, missing, late or wrong
 */
function loadCheckoutScript(address: string): Promise<OpenCheckout> {
  const current = script()
  current.loading ??= addScript(address).finally(() => {
    current.loading = undefined
  })
  return current.loading
}

/** The provider's function that opens the checkout; undefined if its script is not on the page. */
function readCheckout(): OpenCheckout | undefined {
  try {
    const provider: unknown = Reflect.get(window, 'WindriverCheckout')
    if ((typeof provider !== 'object' && typeof provider !== 'function') || provider === null) return undefined
    const open: unknown = Reflect.get(provider, 'open')
    if (typeof open !== 'function') return undefined
    return (options): unknown => Reflect.apply(open, provider, [options])
  } catch {
    // Reading properties of a foreign script may throw.
    return undefined
  }
}

function addScript(address: string): Promise<OpenCheckout> {
  const element = document.createElement('script')
  return new Promise<OpenCheckout>((resolve, reject) => {
    const fail = (message: string, cause?: unknown) => {
      timer.cancel()
      element.remove()
      reject(new ActionError(message, { cause }))
    }
    const timer = startTimer(() => fail(checkoutMessages.tooSlow), loadTimeMs)
    element.addEventListener('error', () => fail(checkoutMessages.notLoaded))
    element.addEventListener('load', () => {
      // `load` is also fired if the script itself has thrown an error.
      const open = readCheckout()
      if (!open) return fail(checkoutMessages.notOpened)
      timer.cancel()
      resolve(open)
    })
    try {
      // May throw, because the content security policy blocks every address but the configured one.
      element.src = address
      document.head.append(element)
    } catch (cause) {
      fail(checkoutMessages.notLoaded, cause)
    }
  })
}
