import type { CallOptions, CartLine } from '@trade-portal/supplier-api'
import { ActionError, withUnknownOutcomeMessage } from '../../foundation/failures/failures.ts'
import { captureSession } from '../../foundation/failures/sessionScope.ts'
import { toasts } from '../../foundation/failures/toasts.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import type { ComparedLine } from './lineDifferences.ts'
import { cartChanges, cartIds, cartQuery, refetchEvenIfRefused } from './queries.ts'

/**
 * The lists and documents that were copied in this session, each with the cart that it was copied to. The value is false
 * until the supplier has confirmed the copy.
 */
const copied = sessionPart(() => ({ value: new Map<string, boolean>() }))
const copyKey = (cartId: string | undefined, source: string) => JSON.stringify([cartId, source])

/** Whether this list or document was, or may have been, copied into the current cart. A repeat would double quantities. */
export function wasCopied(session: Session, source: string): boolean {
  return copied.of(session).has(copyKey(cartIds.of(session).current(), source))
}

/** Whether the supplier has confirmed that this list or document is in the current cart. */
export function isInCart(session: Session, source: string): boolean {
  return copied.of(session).get(copyKey(cartIds.of(session).current(), source)) === true
}

/**
 * Adds the lines of a list or document to the cart.
 * @param source Identifies the list or document, as for `wasCopied`.
 * @throws ActionError if there is no answer, with a message that the lines may have been copied; otherwise the error of the
 * call
 */
export function copyToCart(
  session: Session,
  source: string,
  copy: (cartId: string, options: CallOptions) => Promise<unknown>,
): Promise<unknown> {
  return cartChanges.of(session).add(async (cartId) => {
    const key = copyKey(cartId, source)
    try {
      copied.of(session).set(key, false)
      await withUnknownOutcomeMessage(
        () => copy(cartId, refetchEvenIfRefused),
        'The lines may have been copied: look at your cart.',
      )
      copied.of(session).set(key, true)
    } catch (error) {
      // After an ActionError, keeps the copy on record: the lines may have been copied.
      if (!(error instanceof ActionError)) copied.of(session).delete(key)
      throw error
    }
  })
}

export interface CopyChanges {
  /** What was copied. */
  readonly before: readonly ComparedLine[]
  /** What the cart gained. */
  readonly now: readonly ComparedLine[]
}

/** The lines of the current cart before something is copied to it; undefined if they cannot be read. */
export async function linesBefore(session: Session): Promise<readonly CartLine[] | undefined> {
  const cartId = cartIds.of(session).current()
  if (cartId === undefined) return []
  return await session.queryClient.fetchQuery(cartQuery(session, cartId)).catch(() => undefined)
}

/**
 * Compares the copied lines with the lines that the cart gained.
 * @returns null if nothing differs, or if the comparison failed. A toast reports the failure
 */
export async function copyChanges(
  session: Session,
  before: readonly CartLine[] | undefined,
  readCopied: () => Promise<readonly ComparedLine[]>,
): Promise<CopyChanges | null> {
  const isSameSession = captureSession()
  const cartId = cartIds.of(session).current()
  try {
    if (before === undefined || cartId === undefined) throw new Error('The cart was not read.')
    const [copied, after, { gainedLines, lineDifferences }] = await Promise.all([
      readCopied(),
      session.queryClient.fetchQuery(cartQuery(session, cartId)),
      // Imports the comparison only here, so that the many screens that can copy do not load its code.
      import('./lineDifferences.ts'),
    ])
    const now = gainedLines(before, after)
    return lineDifferences(copied, now).length === 0 ? null : { before: copied, now }
  } catch {
    if (isSameSession()) toasts.error('We could not compare its prices with today’s: look at your cart.')
    return null
  }
}
