import { now, startTimer, type Timer } from '@trade-portal/design-system/time'
import { signsOut } from '../../foundation/failures/failures.ts'
import type { CheckResult, Finding } from './matchOrders.ts'
import type { OrderAttempts } from './orderAttempts.ts'

export interface WatchedCart {
  readonly finding: Finding | null
  /** Time of the next check, in milliseconds since 1970; null if there is none. */
  readonly nextAt: number | null
}

/**
 * Looks for orders of unknown outcome, at growing intervals, while there are subscribers and the page is visible. Orders
 * that were sent before the watch began, for example before a reload, are looked for at once.
 * @param check Looks for the orders of one cart; see `checkAttempt`.
 */
export function createOrderWatch(attempts: OrderAttempts, check: (cartId: string) => Promise<CheckResult>) {
  const listeners = new Set<() => void>()
  const checkedAt = new Map<string, number>()
  const running = new Map<string, Promise<CheckResult>>()
  let carts: ReadonlyMap<string, WatchedCart> = new Map()
  let timer: Timer | undefined
  let beganAt: number | undefined
  let isClosed = false

  function set(cartId: string, change: Partial<WatchedCart>) {
    const before = carts.get(cartId) ?? { finding: null, nextAt: null }
    carts = new Map(carts).set(cartId, { ...before, ...change })
    for (const listener of listeners) listener()
  }

  function dueAt(cartId: string): number | null {
    // Counts from the newest attempt, so that a new order is looked for soon.
    const at = Math.max(...attempts.unknown(cartId).map((attempt) => attempt.at))
    const last = checkedAt.get(cartId)
    const wasSentBefore = at < (beganAt ?? 0)
    return last === undefined && wasSentBefore ? now() : nextCheck(at, Math.max(last ?? at, at))
  }

  async function checkNow(cartId: string): Promise<CheckResult> {
    const existing = running.get(cartId)
    if (existing) return await existing
    const call = check(cartId)
    running.set(cartId, call)
    try {
      const result = await call
      checkedAt.set(cartId, now())
      set(cartId, { finding: { result } })
      return result
    } catch (error) {
      checkedAt.set(cartId, now())
      if (signsOut(error)) isClosed = true
      else set(cartId, { finding: { error } })
      throw error
    } finally {
      running.delete(cartId)
      plan()
    }
  }

  function plan() {
    timer?.cancel()
    if (listeners.size === 0 || isClosed) return
    const waiting = attempts.unknownCarts().filter((cartId) => !running.has(cartId))
    const due = waiting.map((cartId) => ({ cartId, at: dueAt(cartId) }))
    for (const { cartId, at } of due) if (carts.get(cartId)?.nextAt !== at) set(cartId, { nextAt: at })
    const next = due.filter(({ at }) => at !== null).toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))[0]
    if (next?.at == null || document.visibilityState === 'hidden') return
    // The screen shows a failure from `finding`.
    const run = () => void checkNow(next.cartId).catch(() => undefined)
    timer = startTimer(run, Math.max(next.at - now(), 0))
  }

  function begin() {
    beganAt ??= now()
    document.addEventListener('visibilitychange', plan)
    return attempts.subscribe(plan)
  }
  let end: (() => void) | undefined

  return {
    /** For `useSyncExternalStore`. The watch runs while there are subscribers. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      end ??= begin()
      plan()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        end?.()
        end = undefined
        document.removeEventListener('visibilitychange', plan)
        timer?.cancel()
      }
    },
    ofCart: (cartId: string): WatchedCart | undefined => carts.get(cartId),
    /** Looks for the orders of a cart at once. @throws the error of the check */
    checkNow,
    /** Called when the session has ended. */
    close: () => {
      isClosed = true
      timer?.cancel()
    },
  }
}

const seconds = 1000

/** When the portal looks for an order, in milliseconds after sending; after the last of these, every `laterEvery`. */
const checksAfter = [10, 30, 70, 160, 340, 640].map((after) => after * seconds)
const laterEvery = 300 * seconds
/** The portal stops looking after a day, because no server takes that long. The customer can still look. */
const longestMs = 24 * 60 * 60 * seconds

/**
 * When the portal looks for an order next.
 * @param sentAt Milliseconds since 1970.
 * @param after The time of the last check, or `sentAt` if there was no check since then.
 * @returns milliseconds since 1970. Null if the portal has stopped looking, a day after the order was sent.
 */
export function nextCheck(sentAt: number, after: number): number | null {
  const age = Math.max(after - sentAt, 0)
  if (age >= longestMs) return null
  const last = checksAfter.at(-1) ?? 0
  const laterChecks = Math.floor((age - last) / laterEvery) + 1
  return sentAt + (checksAfter.find((check) => check > age) ?? last + laterChecks * laterEvery)
}
