import { applyBrand } from '@trade-portal/design-system/theme'
import {
  CodeLoadError,
  createSessionStore,
  delay,
  loadShell,
  matchRoute,
  preloadSessionCode,
  screens,
  until,
  UpdatesContext,
  type Session,
  type SessionStore,
} from '@trade-portal/features/portal'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Configuration, OperationName, Settings } from '@trade-portal/supplier-api'
import { Providers, type StartedBeforeReact } from './Providers.tsx'
import { PortalRoutes, preloadShell, screenOf } from './PortalRoutes.tsx'
import { watchUpdates } from './watchUpdates.ts'
import { firstScreen, firstRequests, pathOfPage } from './firstScreen.ts'
import type { Reports } from './reports/startReports.ts'

/**
 * Milliseconds after which the page is rendered even if something is not loaded. The missing parts show that they are
 * loading.
 */
const renderDeadlineMs = 1000

/** Milliseconds to wait for the answers to the prefetched queries. */
const prefetchTimeoutMs = 50

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
applyBrand(document.documentElement)

const reactRoot = createRoot(root, {
  onCaughtError: (error) => {
    // If code cannot be loaded, the user gets a reload button. That is not a defect, so it is not reported.
    if (!(error instanceof CodeLoadError)) reportError(error)
  },
})

async function renderPortal(): Promise<void> {
  const { start, isReady } = startPortal()
  const updates = watchUpdates(namedFiles())
  await isReady
  render(
    <UpdatesContext value={updates}>
      <Providers start={start}>
        <PortalRoutes />
      </Providers>
    </UpdatesContext>,
  )
}

/**
 * Renders after the simulated supplier has started, because nothing can be requested earlier. Does not watch for updates,
 * because the only service worker in development is that of the simulated supplier.
 */
async function renderWithSimulatedSupplier(): Promise<void> {
  const { withDebugScreen } = await import('./debug/withDebugScreen.tsx')
  render(
    await withDebugScreen(
      <Providers>
        <PortalRoutes />
      </Providers>,
    ),
  )
}

/** Renders in slices of a few milliseconds, so that even a slow phone reacts to presses while it renders. */
function render(page: ReactNode): void {
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        {/* With transitions, the old page would stay visible until the next page is loaded, so users would not see the
          next page's loading indicator. */}
        <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
          {page}
        </BrowserRouter>
      </StrictMode>,
    ),
  )
}

/** Addresses of the scripts and stylesheets in the page's HTML. */
function namedFiles(): readonly string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)
  return [...scripts, ...styles]
}

/**
 * Starts what the first screen waits for: the configuration, the code, and the check of the stored session by the supplier.
 * @returns the requests, and a promise that resolves when the screen can be rendered, after a second at the latest
 */
function startPortal(): { readonly start: StartedBeforeReact; readonly isReady: Promise<unknown> } {
  const { name, hasSession, hasShell } = firstScreen()
  const { configuration, send } = firstRequests()
  let store: SessionStore | undefined
  let prefetched: Promise<void> | undefined
  const reports = configuration.ended.then((state) =>
    state.status === 'loaded' ? loadReports(state.configuration.settings) : undefined,
  )
  const onFailedCall = (operation: OperationName, error: unknown) =>
    void reports.then((started) => started?.failedCall(operation, error))
  const storeOf = (loaded: Configuration): SessionStore => {
    if (!store) {
      const onOpened = (session: Session) => {
        prefetched = prefetch(session, loaded.settings).then(() => isAnswered(session))
      }
      store = createSessionStore(loaded, { send, onOpened, onFailedCall })
      store.start()
    }
    return store
  }
  const session = configuration.ended.then((state) =>
    state.status === 'loaded' ? isChecked(storeOf(state.configuration)) : undefined,
  )
  const isReady = Promise.all([
    session,
    name !== undefined && screenOf(name).preload(),
    hasSession && preloadSessionCode(),
    hasShell && preloadShell(),
  ])
  return {
    start: { configuration, storeOf },
    isReady: Promise.race([isReady.then(() => prefetched), delay(renderDeadlineMs)]),
  }
}

/** Starts the reports, if the settings name an endpoint. If their code cannot be loaded, nothing is reported. */
async function loadReports({ reports }: Settings): Promise<Reports | undefined> {
  if (reports.endpoint === '') return undefined
  const code = await import('./reports/startReports.ts').catch(() => undefined)
  return code?.startReports(reports)
}

/**
 * Resolves when the supplier has confirmed or refused the stored session, or when the check has failed. Without a stored
 * session it resolves at once.
 */
function isChecked(store: SessionStore): Promise<void> {
  return until(store.subscribe, () => store.current().status !== 'validating')
}

/**
 * Resolves when all queries are answered, or after a short time at the latest. The wait is worthwhile: rendering home once
 * with its data is quicker than rendering it first without and then with its data.
 */
function isAnswered({ queryClient }: Session): Promise<void> {
  const cache = queryClient.getQueryCache()
  return until(
    (listener) => cache.subscribe(listener),
    () => queryClient.isFetching() === 0,
    prefetchTimeoutMs,
  )
}

/**
 * Sends the queries of the shell and of the current screen before the shell and the screen are rendered. These queries
 * change nothing at the supplier. If a query fails, or code cannot be loaded, the error is shown by the component that
 * needs the data or the code.
 */
async function prefetch(session: Session, settings: Settings): Promise<void> {
  const name = matchRoute(pathOfPage())?.name
  await Promise.allSettled([
    loadShell().then((shell) => shell.prefetchShell(session, settings)),
    name && screens[name].prefetch?.(session, settings),
  ])
}

// Production builds leave out the development branch, and with it the simulated supplier.
void (import.meta.env.DEV ? renderWithSimulatedSupplier() : renderPortal())
