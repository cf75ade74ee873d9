import { useConfiguration } from '@trade-portal/features/portal'
import { NotFoundScreen } from '@trade-portal/features/shell'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Providers } from '../Providers.tsx'
import { DebugScreen } from './DebugScreen.tsx'
import { HostedPaymentPage } from './HostedPaymentPage.tsx'
import type { SimulatedSupplier } from './SimulatedSupplier.ts'

/**
 * Starts the simulated supplier in the browser. Adds two pages that a server would otherwise show: the supplier's control
 * screen at /debug, and the card provider's page. They are outside the portal's providers, so that the portal starts again
 * with the changes that were made there. Loaded in development only.
 */
export async function withDebugPages(portal: readonly RouteObject[]): Promise<RouteObject[]> {
  const supplier = await startSimulatedSupplier()
  return [
    {
      path: '/debug',
      element: (
        <DebugPage>
          <OnlyWithDiagnostics>
            <DebugScreen supplier={supplier} />
          </OnlyWithDiagnostics>
        </DebugPage>
      ),
    },
    {
      path: supplier.paymentPath,
      element: (
        <DebugPage>
          <HostedPaymentPage supplier={supplier} />
        </DebugPage>
      ),
    },
    ...portal,
  ]
}

interface PageProps {
  readonly children: ReactNode
}

function DebugPage({ children }: PageProps) {
  return (
    <Providers session="none">
      <main>{children}</main>
    </Providers>
  )
}

function OnlyWithDiagnostics({ children }: PageProps) {
  return useConfiguration().hasDiagnostics ? children : <NotFoundScreen />
}

/** Starts the simulated supplier in this browser, so that development needs no server. Loaded in development only. */
async function startSimulatedSupplier(): Promise<SimulatedSupplier> {
  const { browserStore, createSimulatedSupplier, startWorker } = await import('@trade-portal/mocks/browser')
  const supplier = await createSimulatedSupplier({
    store: browserStore(),
    now: () => new Date(),
    home: import.meta.env['PORTAL_VARIANT'] === 'usa' ? 'usa' : 'typical',
  })
  await startWorker(supplier)
  return supplier
}
