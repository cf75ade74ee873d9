import { pageState } from '@trade-portal/design-system/page-state'

/** A lock has either any number of `shared` holders or one `exclusive` holder. */
export type LockMode = 'shared' | 'exclusive'

/**
 * Waits for the lock of this name, then runs an action and holds the lock until the action has ended. All tabs share one
 * queue of requests. Without the Web Locks API, each page has its own queue.
 * @param onWait Called if the lock is not free.
 * @throws the action's error
 */
export async function runLocked<T>(
  name: string,
  mode: LockMode,
  run: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  if (!('locks' in navigator)) return await runLockedInPage(name, mode, run, onWait)
  const { locks } = navigator
  const atOnce = await locks.request(name, { mode, ifAvailable: true }, async (lock) =>
    lock ? { outcome: await run() } : undefined,
  )
  if (atOnce) return atOnce.outcome
  onWait()
  return await locks.request(name, { mode }, run)
}

interface Queue {
  /** `all` resolves when all holders so far have ended. `exclusive` waits only for the exclusive holders. */
  all: Promise<unknown>
  exclusive: Promise<unknown>
  /** The number of holders that have not ended; `exclusiveCount` is the number of exclusive ones among them. */
  allCount: number
  exclusiveCount: number
}

const queuesOf = pageState(() => new Map<string, Queue>())

async function runLockedInPage<T>(name: string, mode: LockMode, run: () => Promise<T>, onWait: () => void): Promise<T> {
  const free = Promise.resolve()
  const queues = queuesOf()
  const queue = queues.get(name) ?? { all: free, exclusive: free, allCount: 0, exclusiveCount: 0 }
  queues.set(name, queue)
  const isExclusive = mode === 'exclusive'
  const earlier = isExclusive ? queue.all : queue.exclusive
  if ((isExclusive ? queue.allCount : queue.exclusiveCount) > 0) onWait()
  queue.allCount += 1
  if (isExclusive) queue.exclusiveCount += 1
  const outcome = earlier.then(run)
  const ended = outcome
    .catch(() => undefined)
    .then(() => {
      queue.allCount -= 1
      if (isExclusive) queue.exclusiveCount -= 1
      if (queue.allCount === 0) queues.delete(name)
    })
  queue.all = Promise.all([queue.all, ended])
  if (isExclusive) queue.exclusive = ended
  return await outcome
}
