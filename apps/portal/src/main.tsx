import { DesignSystemProvider } from '@trade-portal/design-system'
import { applyBrand } from '@trade-portal/design-system/theme'
import {
  CodeLoadError,
  createSessionStore,
  isPublic,
  loadShell,
  readSessionRecord,
  requestConfiguration,
  screens,
  UpdatesContext,
  type Session,
} from '@trade-portal/features/portal'
import type { Configuration, OperationName, Settings } from '@trade-portal/supplier-api'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { firstRequests } from './firstRequests.ts'
import { isNoConnectionPage } from './noConnection.ts'
import type { StartedBeforeReact } from './Providers.tsx'
import { reopenOnceConnected } from './reopenOnceConnected.ts'
import type { Reports } from './reports/startReports.ts'
import { CurrentPage, lazyScreen, portalRoutes, preloadShell, routeOfPage } from './routes.tsx'
import { watchUpdates } from './watchUpdates.ts'

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
  const start = startPortal()
  const updates = watchUpdates(namedFiles())
  await preloadFirstPage()
  render(
    <UpdatesContext value={updates}>
      <CurrentPage tree={portalRoutes(start)} />
    </UpdatesContext>,
  )
}

/**
 * Renders after the simulated supplier has started, because nothing can be requested earlier. Does not watch for updates,
 * because the only service worker in development is that of the simulated supplier.
 */
async function renderWithSimulatedSupplier(): Promise<void> {
  const { withDebugPages } = await import('./debug/withDebugPages.tsx')
  render(<CurrentPage tree={await withDebugPages(portalRoutes())} />)
}

/** The configuration is the worker's copy. Without it, the page lacks the supplier's name and phone number. */
async function renderNoConnection(): Promise<void> {
  reopenOnceConnected()
  const [{ NoConnectionPage }, state] = await Promise.all([
    import('@trade-portal/features/no-connection'),
    requestConfiguration().ended,
  ])
  const configuration = state.status === 'loaded' ? state.configuration : undefined
  render(
    <DesignSystemProvider locale="en-AU" currency="AUD">
      <NoConnectionPage configuration={configuration} onTryAgain={() => window.location.reload()} />
    </DesignSystemProvider>,
  )
}

/** Renders in slices of a few milliseconds, so that even a slow phone reacts to presses while it renders. */
function render(portal: ReactNode): void {
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        {/* With transitions, the old page would stay visible until the next page is loaded, so users would not see the
          next page's loading indicator. */}
        <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
          {portal}
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

/** Connects the first requests, and the reports of failed calls, with the session that React will create. */
function startPortal(): StartedBeforeReact {
  const { configuration, send } = firstRequests()
  const reports = configuration.ended.then((state) =>
    state.status === 'loaded' ? loadReports(state.configuration.settings) : undefined,
  )
  const onFailedCall = (operation: OperationName, error: unknown) =>
    void reports.then((started) => started?.failedCall(operation, error))
  const storeOf = (loaded: Configuration) =>
    createSessionStore(loaded, {
      send,
      onOpened: (session) => void prefetch(session, loaded.settings),
      onFailedCall,
    })
  return { configuration, storeOf }
}

/**
 * Sends the queries of the shell and of the current screen before they are rendered. These queries change nothing at the
 * supplier. If a query fails, or code cannot be loaded, the component that needs the data or the code shows the error.
 */
async function prefetch(session: Session, settings: Settings): Promise<void> {
  const name = routeOfPage()
  await Promise.allSettled([
    loadShell().then((shell) => {
      shell.prefetchShell(session, settings)
      void shell.nameManifest(`${import.meta.env.BASE_URL}manifest.webmanifest`)
    }),
    name && screens[name].prefetch?.(session, settings),
  ])
}

/** Starts the reports, if the settings name an endpoint. If their code cannot be loaded, nothing is reported. */
async function loadReports({ reports }: Settings): Promise<Reports | undefined> {
  if (reports.endpoint === '') return undefined
  const code = await import('./reports/startReports.ts').catch(() => undefined)
  return code?.startReports(reports)
}

/**
 * Loads the code of the page at the current address, or of the sign-in page if no session is stored. Until then, the page's
 * HTML says that the portal is loading.
 */
async function preloadFirstPage(): Promise<void> {
  const hasSession = readSessionRecord() !== undefined
  const name = routeOfPage()
  const isOpen = hasSession || (name !== undefined && isPublic(name))
  const first = isOpen ? name : 'signIn'
  await Promise.all([first && lazyScreen(first).preload(), hasSession && preloadShell()])
}

// Production builds leave out the development branch, and with it the simulated supplier.
if (import.meta.env.DEV) void renderWithSimulatedSupplier()
else void (isNoConnectionPage() ? renderNoConnection() : renderPortal())
