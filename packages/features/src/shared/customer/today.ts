import { localToday } from './localToday.ts'

/** Timers stand still while a computer sleeps, so a day is never waited for in one piece. In milliseconds. */
const longestWaitMs = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let known = ''

/** The customer's calendar day, `YYYY-MM-DD`, for `useSyncExternalStore`. */
export const today = {
  current: () => localToday(new Date(Date.now())),
  /** Calls the listener when a new day has begun, also after the tab was in the background. */
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    if (listeners.size === 1) start()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stop()
    }
  },
}

function start(): void {
  known = today.current()
  document.addEventListener('visibilitychange', check)
  wait()
}

function stop(): void {
  clearTimeout(timer)
  document.removeEventListener('visibilitychange', check)
}

function wait(): void {
  timer = setTimeout(() => {
    check()
    wait()
  }, longestWaitMs)
}

function check(): void {
  const day = today.current()
  if (day === known) return
  known = day
  for (const listener of listeners) listener()
}
