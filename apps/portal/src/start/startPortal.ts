import {
  createSessionStore,
  preloadSessionCode,
  requestConfiguration,
  type SessionStore,
} from '@trade-portal/features/portal'
import type { Configuration } from '@trade-portal/supplier-api'
import type { Start } from '../Providers.tsx'
import { preloadShell, screenOf } from '../screens.ts'
import { askAhead } from './askAhead.ts'
import { firstRoute } from './firstRoute.ts'
import { pathOfPage } from './pathOfPage.ts'

/** Milliseconds after which the page says that it is loading, instead of the empty one that it began with. */
const latestMs = 1000

/**
 * Begins side by side what the first screen waits for: the configuration, the code, and as soon as both allow it the
 * stored session with its calls. React then finds answers.
 * @returns what was begun, and a promise that resolves when the screen can be rendered, at the latest after a second
 */
export function startPortal(): { readonly start: Start; readonly isReady: Promise<unknown> } {
  const first = firstRoute(pathOfPage())
  const configuration = requestConfiguration()
  const code = Promise.all([
    ...(first.name === undefined ? [] : [screenOf(first.name).preload()]),
    ...(first.hasSession ? [preloadSessionCode()] : []),
    ...(first.isFramed ? [preloadShell()] : []),
  ])
  const storeOf = once((loaded: Configuration) => {
    const store = createSessionStore(loaded, { onOpened: (session) => askAhead(session, loaded.settings) })
    store.start()
    return store
  })
  const session = configuration.ended.then((state) =>
    state.status === 'loaded' ? checked(storeOf(state.configuration)) : undefined,
  )
  const isReady = Promise.race([Promise.all([session, code]), new Promise((resolve) => setTimeout(resolve, latestMs))])
  return { start: { configuration, storeOf }, isReady }
}

/** Resolves when the supplier has confirmed the stored session or has not. At once without one. */
function checked(store: SessionStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (store.current().status === 'validating') return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}

/** The same result for the same argument. */
function once<Argument extends object, Result>(make: (argument: Argument) => Result): (argument: Argument) => Result {
  const made = new Map<Argument, Result>()
  return (argument) => {
    const result = made.get(argument) ?? make(argument)
    made.set(argument, result)
    return result
  }
}
