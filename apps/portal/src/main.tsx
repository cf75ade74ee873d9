import { applyBrand } from '@trade-portal/design-system/theme'
import { preloadSession, CodeLoadError, UpdatesContext } from '@trade-portal/features/portal'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Providers } from './Providers.tsx'
import { mendAddress } from './mendAddress.ts'
import { PortalRoutes } from './routes.tsx'
import { restrictMarkupAndScripts } from './trustedTypes.ts'
import { watchUpdates } from './updates/watchUpdates.ts'

restrictMarkupAndScripts()
mendAddress()
preloadSession()

const withPortal = (
  <Providers>
    <PortalRoutes />
  </Providers>
)
// While developing the worker is the simulated supplier's, and every version is new.
const portal = import.meta.env.DEV ? (
  withPortal
) : (
  <UpdatesContext value={watchUpdates(import.meta.url)}>{withPortal}</UpdatesContext>
)
// The one place that knows of the simulated supplier. A production build drops the whole branch.
const page = import.meta.env.DEV ? await (await import('./debug/withDebugScreen.tsx')).withDebugScreen(portal) : portal

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
applyBrand(document.documentElement)

createRoot(root, {
  onCaughtError: (error) => {
    // The page says it, with a way out; it is nothing for whoever looks for defects.
    if (!(error instanceof CodeLoadError)) reportError(error)
  },
}).render(
  <StrictMode>
    {/* A transition would keep the former page, or none, in place of the sign that the next one is loading. */}
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      {page}
    </BrowserRouter>
  </StrictMode>,
)
