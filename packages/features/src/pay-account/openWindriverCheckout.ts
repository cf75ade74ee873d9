import { fromCents } from '@trade-portal/supplier-api'
import { startTimer, type Timer } from '@trade-portal/design-system/time'
import { ActionError } from '../foundation/failures/failures.ts'
import { loadCheckoutScript, readCheckout, checkoutMessages } from './checkoutScript.ts'

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
