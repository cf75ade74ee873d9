import { applyBrand } from '@trade-portal/design-system/theme'
import { preloadSession, CodeLoadError, isPermittedScript, UpdatesContext } from '@trade-portal/features/portal'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Providers } from './Providers.tsx'
import { followReturnAddress } from './followReturnAddress.ts'
import { replaceBrokenAddress } from './replaceBrokenAddress.ts'
import { PortalRoutes } from './routes.tsx'
import { restrictMarkupAndScripts } from './trustedTypes.ts'
import { watchUpdates } from './updates/watchUpdates.ts'

restrictMarkupAndScripts(isPermittedScript)
replaceBrokenAddress()
followReturnAddress()
preloadSession()

const withPortal = (
  <Providers>
    <PortalRoutes />
  </Providers>
)
// In development the service worker belongs to the simulated supplier, so there is none to watch for updates.
const portal = import.meta.env.DEV ? (
  withPortal
) : (
  <UpdatesContext value={watchUpdates(import.meta.url)}>{withPortal}</UpdatesContext>
)
// Only this place knows the simulated supplier. A production build drops the whole branch.
const page = import.meta.env.DEV ? await (await import('./debug/withDebugScreen.tsx')).withDebugScreen(portal) : portal

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
applyBrand(document.documentElement)

createRoot(root, {
  onCaughtError: (error) => {
    // Shown to the user with a reload button. It is not a defect, so it is not reported as one.
    if (!(error instanceof CodeLoadError)) reportError(error)
  },
}).render(
  <StrictMode>
    {/* With transitions the old page would stay visible instead of the loading indicator of the next one. */}
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      {page}
    </BrowserRouter>
  </StrictMode>,
)
