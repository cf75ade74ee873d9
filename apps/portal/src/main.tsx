import { applyBrand } from '@trade-portal/design-system/theme'
import { CodeLoadError, UpdatesContext } from '@trade-portal/features/portal'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Providers } from './Providers.tsx'
import { PortalRoutes } from './PortalRoutes.tsx'
import { startPortal } from './startPortal.ts'
import { watchUpdates } from './watchUpdates.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
applyBrand(document.documentElement)

const reactRoot = createRoot(root, {
  onCaughtError: (error) => {
    // A failure to load code is shown to the user with a reload button. It is not a defect, so it is not reported.
    if (!(error instanceof CodeLoadError)) reportError(error)
  },
})

// The simulated supplier is only reached from here, so a production build drops it with this whole branch.
void (import.meta.env.DEV ? renderWithSimulatedSupplier() : renderPortal())

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
 * Renders after the simulated supplier has started, because nothing can be requested earlier. It does not watch for
 * updates: the only service worker belongs to the simulated supplier.
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

function render(page: ReactNode): void {
  reactRoot.render(
    <StrictMode>
      {/* With transitions the old page would stay visible instead of the loading indicator of the next one. */}
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        {page}
      </BrowserRouter>
    </StrictMode>,
  )
}

/** The addresses of the scripts and stylesheets that the page names. */
function namedFiles(): readonly string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)
  return [...scripts, ...styles]
}
