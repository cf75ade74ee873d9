import type { CartLine } from '@trade-portal/supplier-api'
import { captureSession } from '../../foundation/failures/sessionScope.ts'
import { toasts } from '../../foundation/failures/toasts.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import type { ComparedLine } from './lineDifferences.ts'
import { cartIds, cartQuery } from './queries.ts'

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
 * Compares copied lines with what the cart gained by them.
 * @returns null if nothing differs, or the lines could not be compared, which a toast says
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
      // Loaded late, because many screens can copy.
      import('./lineDifferences.ts'),
    ])
    const now = gainedLines(before, after)
    return lineDifferences(copied, now).length === 0 ? null : { before: copied, now }
  } catch {
    if (isSameSession()) toasts.error('Its prices could not be compared with today’s: look at your cart.')
    return null
  }
}
