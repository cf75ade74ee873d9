import { applyBrand } from '@trade-portal/design-system/theme'
import { preloadSession } from '@trade-portal/features/portal'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Providers } from './Providers.tsx'
import { PortalRoutes } from './routes.tsx'
import { allowOnlyEmptyMarkup } from './trustedTypes.ts'

allowOnlyEmptyMarkup()
preloadSession()

// The one place that knows of the simulated supplier. A production build drops the whole branch.
if (import.meta.env.DEV) await (await import('./simulatedSupplier.ts')).startSimulatedSupplier()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
applyBrand(document.documentElement)

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <Providers>
        <PortalRoutes />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
)
