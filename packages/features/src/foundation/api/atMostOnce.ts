import { SupplierError, wasNeverSent } from '@trade-portal/supplier-api'
import { ActionError } from '../failures/failures.ts'
import { runExclusively } from '../storage/exclusive.ts'
import { runLocked } from '../storage/readWriteLock.ts'

export type OnceOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** Nothing was done, for this reason. */
  | { readonly kind: 'refused'; readonly cause: unknown }
  /** It was sent, but there was no readable response. It may have been done. */
  | { readonly kind: 'unknown' }

export interface AtMostOnce<Read, Prepared, Result> {
  /** The name of a lock, shared by all tabs. */
  readonly lock: string
  /** The message if another page has the lock. */
  readonly taken: string
  /** A second lock. Its other holders are waited for, and wait for this. */
  readonly waitsFor?: string
  /** Looks into the storage. @returns the outcome, or throws the reason, if it was sent before and may not be sent now */
  readonly earlier: () => OnceOutcome<Result> | undefined
  /** The first call to the supplier. After it `earlier` is asked again. */
  readonly read: () => Promise<Read>
  /** Compares what was read with what the customer saw. Its error says why nothing is sent. */
  readonly prepare: (read: Read) => Prepared | Promise<Prepared>
  /** Stores that it is sent. @returns false if the session has ended */
  readonly recordSent: (prepared: Prepared) => boolean
  readonly send: (prepared: Prepared) => Promise<Result>
  /** Asks the supplier after a refusal whether it was done all the same. @throws any error if that is not certain */
  readonly find: (prepared: Prepared) => Promise<{ readonly result: Result } | undefined>
  readonly recordDone: (prepared: Prepared, result: Result) => void
  readonly recordRefused: (prepared: Prepared) => void
}

/**
 * Sends a request that costs money at most once, because the server has no idempotency key:
 * - a lock allows one attempt at a time, in all tabs;
 * - what is sent is read and compared with what the customer saw directly before;
 * - the attempt is stored before it is sent, so that it survives a reload and other tabs know it;
 * - the request is sent once and never repeated;
 * - an unknown outcome is reported as `unknown`, never as a failure.
 *
 * Does not throw: errors are part of the outcome.
 */
export async function atMostOnce<Read, Prepared, Result>(
  input: AtMostOnce<Read, Prepared, Result>,
): Promise<OnceOutcome<Result>> {
  const { lock, waitsFor, taken } = input
  const run = () => attempt(input)
  const outcome = await runExclusively(lock, () =>
    waitsFor === undefined ? run() : runLocked(waitsFor, 'exclusive', run),
  )
  return outcome === 'taken' ? refusedFor(new ActionError(taken)) : outcome
}

async function attempt<Read, Prepared, Result>(
  input: AtMostOnce<Read, Prepared, Result>,
): Promise<OnceOutcome<Result>> {
  let prepared: Prepared
  try {
    const before = input.earlier()
    if (before) return before
    const read = await input.read()
    // The lock may have come before what the tab that had it has stored.
    const since = input.earlier()
    if (since) return since
    prepared = await input.prepare(read)
  } catch (cause) {
    return refusedFor(cause)
  }
  // Nothing may be awaited from here until it is sent. Without a record it could be sent again later.
  if (!input.recordSent(prepared)) return refusedFor(new ActionError('The session has ended.'))
  const outcome = await send(input, prepared)
  if (outcome.kind === 'done') input.recordDone(prepared, outcome.result)
  if (outcome.kind === 'refused') input.recordRefused(prepared)
  return outcome
}

async function send<Read, Prepared, Result>(
  input: AtMostOnce<Read, Prepared, Result>,
  prepared: Prepared,
): Promise<OnceOutcome<Result>> {
  try {
    return { kind: 'done', result: await input.send(prepared) }
  } catch (cause) {
    if (wasNeverSent(cause)) return refusedFor(cause)
    // Otherwise only an error of the supplier is definite. After a lost, late or unreadable response it may have been done.
    if (!(cause instanceof SupplierError) || cause.kind === 'queued') return { kind: 'unknown' }
    if (cause.kind === 'session-expired') return refusedFor(cause)
    // A browser may repeat a request when a connection breaks. If the first one was performed, only the refusal of the
    // repeat arrives here.
    try {
      const found = await input.find(prepared)
      return found ? { kind: 'done', ...found } : refusedFor(cause)
    } catch {
      return { kind: 'unknown' }
    }
  }
}

const refusedFor = (cause: unknown) => ({ kind: 'refused' as const, cause })
