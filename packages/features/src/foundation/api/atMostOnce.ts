import { SupplierError, wasNeverSent } from '@trade-portal/supplier-api'
import { ActionError } from '../failures/failures.ts'
import { runExclusively } from '../storage/exclusive.ts'
import { runLocked } from '../storage/readWriteLock.ts'

export type OnceOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The request was not carried out, because of `cause`. */
  | { readonly kind: 'refused'; readonly cause: unknown }
  /** The request was sent, but there was no readable response. It may have been carried out. */
  | { readonly kind: 'unknown' }

export interface AtMostOnce<Read, Prepared, Result> {
  /** The name of the lock that prevents two runs at the same time, in all tabs. */
  readonly lock: string
  /** The error message if another run holds `lock`. */
  readonly lockedMessage: string
  /** The name of a second lock. The run waits until the lock is free, and then holds it until its end. */
  readonly waitsFor?: string
  /**
   * Checks the storage for an earlier request.
   * @returns the outcome of the earlier request, if there was one
   * @throws an error with the reason if no new request may be sent because of the earlier one
   */
  readonly findEarlierOutcome: () => OnceOutcome<Result> | undefined
  /** Reads data for `prepare`. This is the first call to the supplier. After it, `findEarlierOutcome` is called again. */
  readonly read: () => Promise<Read>
  /**
   * Compares the data that `read` returned with what the customer saw.
   * @throws the reason why nothing may be sent, if there is one
   */
  readonly prepare: (read: Read) => Prepared | Promise<Prepared>
  /** Records in the storage that the request is being sent. @returns false if the session has ended */
  readonly recordSent: (prepared: Prepared) => boolean
  readonly send: (prepared: Prepared) => Promise<Result>
  /**
   * After a refusal, asks the supplier whether the request was carried out nevertheless.
   * @throws an error if the supplier's answer does not settle this
   */
  readonly find: (prepared: Prepared) => Promise<{ readonly result: Result } | undefined>
  readonly recordDone: (prepared: Prepared, result: Result) => void
  readonly recordRefused: (prepared: Prepared) => void
}

/**
 * Sends a request that costs money at most once, because the server has no idempotency key:
 * - a lock allows one run at a time, in all tabs;
 * - directly before sending, the data is read and compared with what the customer saw;
 * - the request is stored before it is sent, so that it survives a reload and other tabs know of it;
 * - the request is sent once, without retries;
 * - an unknown outcome is reported as `unknown`, never as a failure.
 *
 * Does not throw: errors are part of the outcome.
 */
export async function atMostOnce<Read, Prepared, Result>(
  input: AtMostOnce<Read, Prepared, Result>,
): Promise<OnceOutcome<Result>> {
  const { lock, waitsFor, lockedMessage } = input
  const run = () => runOnce(input)
  const outcome = await runExclusively(lock, () =>
    waitsFor === undefined ? run() : runLocked(waitsFor, 'exclusive', run),
  )
  return outcome === 'taken' ? refusedFor(new ActionError(lockedMessage)) : outcome
}

async function runOnce<Read, Prepared, Result>(
  input: AtMostOnce<Read, Prepared, Result>,
): Promise<OnceOutcome<Result>> {
  let prepared: Prepared
  try {
    const before = input.findEarlierOutcome()
    if (before) return before
    const read = await input.read()
    // Checks the storage again, because values that the previous holder of the lock stored may become visible in this tab
    // only after a moment.
    const since = input.findEarlierOutcome()
    if (since) return since
    prepared = await input.prepare(read)
  } catch (cause) {
    return refusedFor(cause)
  }
  // Do not await anything between recording and sending. Without a record the request could be sent a second time.
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
    // Without an error message from the supplier, the outcome is unknown. After a lost, late or unreadable response the
    // request may have been carried out.
    if (!(cause instanceof SupplierError) || cause.kind === 'queued') return { kind: 'unknown' }
    if (cause.kind === 'session-expired') return refusedFor(cause)
    // After a broken connection, a browser may send the request a second time. If the first request was carried out, the
    // supplier refuses the second one, and only this refusal arrives. So a refusal does not prove that nothing was carried
    // out.
    try {
      const found = await input.find(prepared)
      return found ? { kind: 'done', ...found } : refusedFor(cause)
    } catch {
      return { kind: 'unknown' }
    }
  }
}

const refusedFor = (cause: unknown) => ({ kind: 'refused' as const, cause })
