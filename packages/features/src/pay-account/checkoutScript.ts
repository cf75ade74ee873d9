import { pageState } from '@trade-portal/design-system/page-state'
import { ActionError } from '../foundation/failures/failures.ts'
import { startTimer } from '@trade-portal/design-system/time'

/** Messages for customers when the provider's checkout does not open. */
export const checkoutMessages = {
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
export function loadCheckoutScript(address: string): Promise<OpenCheckout> {
  const current = script()
  current.loading ??= addScript(address).finally(() => {
    current.loading = undefined
  })
  return current.loading
}

/** The provider's function that opens the checkout; undefined if its script is not on the page. */
export function readCheckout(): OpenCheckout | undefined {
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
