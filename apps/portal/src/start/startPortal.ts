import {
  createSessionStore,
  preloadSessionCode,
  requestConfiguration,
  until,
  wait,
  type Session,
  type SessionStore,
} from '@trade-portal/features/portal'
import type { Configuration } from '@trade-portal/supplier-api'
import type { Start } from '../Providers.tsx'
import { preloadShell, screenOf } from '../screens.ts'
import { askAhead } from './askAhead.ts'
import { firstRoute } from './firstRoute.ts'
import { pathOfPage } from './pathOfPage.ts'

/** Milliseconds after which the page is rendered with what there is. The rest says that it is loading. */
const latestMs = 1000

/** Milliseconds after the session's confirmation in which the other answers usually come. They were asked together. */
const answersMs = 200

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
  const answers = Promise.all([session, code]).then(([checkedSession]) => checkedSession && answered(checkedSession))
  const isReady = Promise.race([answers, wait(latestMs)])
  return { start: { configuration, storeOf }, isReady }
}

/** Resolves with the stored session when the supplier has confirmed it, with nothing if it has not or there is none. */
async function checked(store: SessionStore): Promise<Session | undefined> {
  await until(store.subscribe, () => store.current().status !== 'validating')
  const state = store.current()
  return state.status === 'loggedIn' ? state.session : undefined
}

/**
 * Resolves when all that was asked has been answered, or soon. To render the page once, with its data, is quicker than
 * first without; what takes longer is shown as coming.
 */
function answered({ queryClient }: Session): Promise<void> {
  const cache = queryClient.getQueryCache()
  return until(
    (listener) => cache.subscribe(listener),
    () => queryClient.isFetching() === 0,
    answersMs,
  )
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
