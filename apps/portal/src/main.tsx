import { applyBrand } from '@trade-portal/design-system/theme'
import { preloadSession, ScreenLoadError } from '@trade-portal/features/portal'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Providers } from './Providers.tsx'
import { mendAddress } from './mendAddress.ts'
import { PortalRoutes } from './routes.tsx'
import { allowOnlyEmptyMarkup } from './trustedTypes.ts'

allowOnlyEmptyMarkup()
mendAddress()
preloadSession()

const portal = (
  <Providers>
    <PortalRoutes />
  </Providers>
)
// The one place that knows of the simulated supplier. A production build drops the whole branch.
const page = import.meta.env.DEV ? await (await import('./debug/withDebugScreen.tsx')).withDebugScreen(portal) : portal

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
applyBrand(document.documentElement)

createRoot(root, {
  onCaughtError: (error) => {
    // The page says it, with a way out; it is nothing for whoever looks for defects.
    if (!(error instanceof ScreenLoadError)) reportError(error)
  },
}).render(
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>{page}</BrowserRouter>
  </StrictMode>,
)
