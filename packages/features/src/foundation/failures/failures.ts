import { CodeLoadError } from '@trade-portal/design-system/code-load-error'
import { mayHaveBeenPerformed, SupplierError, TransportError } from '@trade-portal/supplier-api'

export { CodeLoadError }

export const somethingWentWrong = 'Something went wrong.'

/** Leads to where a customer can do something about a failure. */
export interface WayOn {
  readonly label: string
  readonly href: string
}

/** Says why an action cannot start or continue. Its message is written for customers, and is shown unchanged. */
export class ActionError extends Error {
  override readonly name = 'ActionError'
  readonly wayOn: WayOn | undefined
  constructor(message: string, { wayOn, ...options }: ErrorOptions & { readonly wayOn?: WayOn } = {}) {
    super(message, options)
    this.wayOn = wayOn
  }
}

const reported = new WeakSet<object>()

/**
 * Marks a failure as reported, so that it is shown only once. Several callers may receive the same failure, such as all
 * calls that need the user's id.
 */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error)
}

/** Whether a failure must not be shown: it was shown before, or its session has ended and the sign-in page says why. */
export function isReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reported.has(error)
}

export function signsOut(error: unknown): error is SupplierError {
  return error instanceof SupplierError && error.signsOut
}

/**
 * The text for an error. Errors that are written for customers have their own message. If code could not be loaded, the
 * text is fixed. Any other error is a defect and gets a general text.
 */
export function messageOf(error: unknown): string {
  if (error instanceof CodeLoadError) return 'We could not load a part of the portal. Reload the page to try again.'
  const isForCustomers =
    error instanceof SupplierError || error instanceof TransportError || error instanceof ActionError
  return isForCustomers ? error.message : somethingWentWrong
}

/**
 * The first message of the supplier's error table, or the message of an ActionError. Any other error gets the text
 * `otherwise`.
 */
export function firstServerMessage(error: unknown, otherwise = somethingWentWrong): string {
  if (error instanceof ActionError) return error.message
  return error instanceof SupplierError ? error.firstMessage : otherwise
}

/**
 * The text for a failed request to change something: the supplier's first message, or the text from the specification. If
 * there was no readable answer, the text adds that the request may have arrived. Otherwise customers might repeat the
 * change without knowing that.
 */
export function requestFailure(error: unknown): string {
  const doubt = mayHaveBeenPerformed(error) ? '. It may have arrived all the same.' : ''
  return firstServerMessage(error, `Unable to send request${doubt}`)
}

/**
 * Makes a call that may have been carried out even if no readable answer arrives. The error then says this, so that nobody
 * repeats the call without knowing.
 * @param doubt The sentence that tells the user that the call may have been carried out.
 * @throws ActionError if there is no readable answer, otherwise the error of `send`
 */
export async function withUnknownOutcomeMessage<Outcome>(
  send: () => Promise<Outcome>,
  doubt = 'It may have been sent.',
): Promise<Outcome> {
  // A network without a connection counts as online, but without any network nothing is sent.
  const isOffline = 'onLine' in navigator && !navigator.onLine
  try {
    return await send()
  } catch (error) {
    // Rethrows an error that was already reported, for example that the session has ended. A new error would not be marked
    // as reported.
    if (isReported(error) || !mayHaveBeenPerformed(error)) throw error
    throw new ActionError(isOffline ? offline : `${somethingWentWrong} ${doubt}`, { cause: error })
  }
}

const offline = 'You are offline. Nothing was sent.'
