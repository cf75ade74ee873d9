import { fromCents } from '@trade-portal/supplier-api'
import { startTimer, type Timer } from '@trade-portal/design-system/time'
import { ActionError } from '../foundation/failures/failures.ts'
import { loadCheckoutScript, readCheckout } from './checkoutScript.ts'
import { wordsOfCheckout } from './wordsOfCheckout.ts'

export interface WindriverCheckout {
  /** Address of the provider's script, from the settings. */
  readonly script: string
  /** The supplier's key at the provider, from the settings. */
  readonly key: string
  readonly reference: string
  /** In cents. Without one, or with one that is not above 0, the customer enters it on the provider's page. */
  readonly amount: number | undefined
  /** Where the provider's page leads back to; it puts the id of the transaction in place of `{id}`. */
  readonly successUrl: string
  readonly cancelUrl: string
}

/** How long the provider's own answer is waited for, if it gives one. In milliseconds. */
const answerTimeMs = 20_000

/**
 * Opens the hosted checkout of the provider windriver, in place of the portal. The provider's script is added to the page
 * at the first call and never before.
 * @returns when the checkout has been asked to open; the browser leaves the page a moment later
 * @throws ActionError with a sentence for customers. Nothing has been paid then, and it can be tried again.
 */
export async function openWindriverCheckout(checkout: WindriverCheckout): Promise<void> {
  const { script, key, reference, amount, successUrl, cancelUrl } = checkout
  if (script === '' || key.trim() === '') throw new ActionError(wordsOfCheckout.notSetUp)
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
    // What the provider says is written for those who set the portal up.
    throw new ActionError(wordsOfCheckout.notOpened, { cause })
  }
}

/** Waits for what may be a promise. One that never settles is the usual one of a page that is being left. */
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
