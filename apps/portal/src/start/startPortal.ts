import {
  createSessionStore,
  preloadSessionCode,
  until,
  delay,
  type Session,
  type SessionStore,
} from '@trade-portal/features/portal'
import type { Configuration } from '@trade-portal/supplier-api'
import type { Start } from '../Providers.tsx'
import { preloadShell, screenOf } from '../screens.ts'
import { askAhead } from './askAhead.ts'
import { firstRequests } from './firstRequests.ts'
import { firstRoute } from './firstRoute.ts'
import { pathOfPage } from './pathOfPage.ts'

/** Milliseconds after which the page is rendered with what there is. The rest says that it is loading. */
const latestMs = 1000

/** Milliseconds for which the page waits for what could only be asked after the session was opened. */
const answersMs = 50

/**
 * Brings together what the first screen waits for: the configuration, the code, and the stored session with its answers,
 * the first of which are on their way already. React then finds answers.
 * @returns what was begun, and a promise that resolves when the screen can be rendered, at the latest after a second
 */
export function startPortal(): { readonly start: Start; readonly isReady: Promise<unknown> } {
  const first = firstRoute(pathOfPage())
  const { configuration, send } = firstRequests()
  const code = Promise.all([
    ...(first.name === undefined ? [] : [screenOf(first.name).preload()]),
    ...(first.hasSession ? [preloadSessionCode()] : []),
    ...(first.isFramed ? [preloadShell()] : []),
  ])
  let asked: Promise<void> | undefined
  const storeOf = once((loaded: Configuration) => {
    const onOpened = (opened: Session) => {
      asked = askAhead(opened, loaded.settings)
    }
    const store = createSessionStore(loaded, { send, onOpened })
    store.start()
    return store
  })
  const session = configuration.ended.then((state) =>
    state.status === 'loaded' ? checked(storeOf(state.configuration)) : undefined,
  )
  const answers = Promise.all([session, code]).then(async ([checkedSession]) => {
    await asked
    if (checkedSession) await answered(checkedSession)
  })
  const isReady = Promise.race([answers, delay(latestMs)])
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
 * first without it. On a slow line, where the rest takes longer, that time is better used for rendering.
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
