import { useConfiguration } from '@trade-portal/features/portal'
import { NotFoundScreen } from '@trade-portal/features/shell'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Providers } from '../Providers.tsx'
import type { SimulatedSupplier } from './SimulatedSupplier.ts'
import { DebugScreen } from './DebugScreen.tsx'
import { HostedPaymentPage } from './HostedPaymentPage.tsx'

/**
 * Starts the simulated supplier in the browser. Adds two pages that a server would otherwise show: the supplier's control
 * screen at /debug, and the card provider's page. Loaded in development only.
 */
export async function withDebugScreen(portal: ReactNode): Promise<ReactNode> {
  const supplier = await startSimulatedSupplier()
  return <DebugGate supplier={supplier}>{portal}</DebugGate>
}

interface DebugGateProps {
  readonly supplier: SimulatedSupplier
  readonly children: ReactNode
}

/**
 * Unmounts the portal while the control screen or the card provider's page is open. So the portal starts again with the
 * changes that were made there.
 */
function DebugGate({ supplier, children }: DebugGateProps) {
  const { pathname } = useLocation()
  if (pathname === supplier.paymentPath)
    return (
      <Providers session="none">
        <main>
          <HostedPaymentPage supplier={supplier} />
        </main>
      </Providers>
    )
  if (pathname !== '/debug') return children
  return (
    <Providers session="none">
      <main>
        <OnlyWithDiagnostics>
          <DebugScreen supplier={supplier} />
        </OnlyWithDiagnostics>
      </main>
    </Providers>
  )
}

function OnlyWithDiagnostics({ children }: Pick<DebugGateProps, 'children'>) {
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
