import { pageState } from '@trade-portal/design-system/page-state'
import { nextTask, startInterval } from '@trade-portal/design-system/time'
import { useEffect, useState, useSyncExternalStore } from 'react'

interface Actions {
  readonly running: Set<string>
  readonly listeners: Set<() => void>
  /** Functions that `afterExclusive` delays until no action is running. */
  readonly waiting: (() => void)[]
}

const actionsOf = pageState((): Actions => ({ running: new Set(), listeners: new Set(), waiting: [] }))

/**
 * Runs an action unless an action with the same name is running, in this page or another tab. For orders, payments and
 * other actions that must not happen twice. The names of running actions are checked before the first await, so that a
 * second press within the same tick is recognised. Without the Web Locks API, only this page is checked.
 * @returns the action's result, or `taken` if another action with this name is running
 * @throws the action's error
 */
export async function runExclusively<T>(name: string, run: () => Promise<T>): Promise<T | 'taken'> {
  const actions = actionsOf()
  if (actions.running.has(name)) return 'taken'
  actions.running.add(name)
  notify(actions)
  try {
    if (!('locks' in navigator)) return await run()
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : ('taken' as const)))
  } finally {
    actions.running.delete(name)
    notify(actions)
    // The waiting functions run in the next task, so that the caller gets the outcome first.
    if (actions.running.size === 0) nextTask(() => runWaiting(actions))
  }
}

/**
 * Runs an action after the earlier actions with the same name, in all tabs. Without the Web Locks API it runs at once.
 * @param rest A pause before the next action. The result does not wait for the pause.
 */
export async function runInTurn<T>(name: string, run: () => Promise<T>, rest: () => Promise<void>): Promise<T> {
  if (!('locks' in navigator)) return await run()
  const { locks } = navigator
  return await new Promise((resolve, reject) => {
    const turn = async () => {
      resolve(await run())
      await rest()
    }
    locks.request(name, turn).catch(reject)
  })
}

/** Calls the listener when an action begins or ends in this page. For `useSyncExternalStore`. */
export function subscribeToExclusive(listener: () => void): () => void {
  const { listeners } = actionsOf()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify({ listeners }: Actions): void {
  for (const listener of listeners) listener()
}

export function isRunningHere(name: string): boolean {
  return actionsOf().running.has(name)
}

/** Whether an action with this name is running, in this page or, if the browser has the Web Locks API, in another tab. */
export async function isRunningAnywhere(name: string): Promise<boolean> {
  if (isRunningHere(name)) return true
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === name)
}

/**
 * Whether this page is running an exclusive action, such as an order. The page must then stay until the outcome is shown.
 */
export function isExclusiveRunning(): boolean {
  return actionsOf().running.size > 0
}

/**
 * Whether an automatic sign-out, or something else that will close the screen, is waiting until the running exclusive
 * action ends.
 */
export function hasDeferredActions(): boolean {
  return actionsOf().waiting.length > 0
}

/**
 * Calls a function that would interrupt an exclusive action. Calls it at once if no action is running, otherwise when the
 * last action has ended.
 */
export function afterExclusive(act: () => void): void {
  if (isExclusiveRunning()) actionsOf().waiting.push(act)
  else act()
}

function runWaiting({ running, waiting }: Actions): void {
  // Another action may have begun after the last one ended and before this function was called.
  if (running.size > 0) return
  for (const act of waiting.splice(0)) act()
}

/**
 * Whether this page is running an exclusive action of this name. The user may have left the screen on which the action
 * began.
 */
export function useIsRunningHere(name: string): boolean {
  return useSyncExternalStore(subscribeToExclusive, () => isRunningHere(name))
}

/**
 * The time between two checks of a lock, in milliseconds. The portal has to keep checking, because browsers do not report
 * when a lock becomes free.
 */
const lockPollIntervalMs = 1000

/** Becomes true as soon as no exclusive action of this name is running in any tab. Stays true from then on. */
export function useHasEnded(name: string): boolean {
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    if (hasEnded) return
    let isCurrent = true
    const look = async () => {
      const isRunning = await isRunningAnywhere(name)
      if (isCurrent && !isRunning) setHasEnded(true)
    }
    const lookSoon = () => void look()
    lookSoon()
    const timer = startInterval(lookSoon, lockPollIntervalMs)
    const unsubscribe = subscribeToExclusive(lookSoon)
    return () => {
      isCurrent = false
      timer.cancel()
      unsubscribe()
    }
  }, [name, hasEnded])
  return hasEnded
}
