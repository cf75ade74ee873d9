import type { Faults, Latencies } from '@trade-portal/mocks'
import { startSandbox } from '@trade-portal/mocks/sandbox'
import { servePortal } from '@trade-portal/portal/deploy'
import { createSupplierApi } from '@trade-portal/supplier-api'
import type { Browser, BrowserContext } from 'playwright'
import { serveOneOrigin } from './oneOrigin.ts'

/** A supplier, a portal and a browser window for the trials of one worker. */
export interface Stage {
  readonly context: BrowserContext
  readonly portalUrl: string
  /** Opens a session and a filled cart in the simulated supplier directly, without the portal. */
  readonly begin: () => Beginning
  readonly setFaults: (faults: Faults) => void
  readonly setLatency: (latency: Latencies) => void
  /** Changes a cart as another device of the customer would. */
  readonly changeElsewhere: (cartId: string) => Promise<void>
  /** The number of goods in each order of a cart. */
  readonly ordered: (cartId: string) => number[]
  /** How many requests for an order have arrived since the stage was opened. */
  readonly orderRequests: () => number
  readonly close: () => Promise<void>
}

export interface Beginning {
  readonly cartId: string
  readonly sessionId: string
}

export const userName = 'demo-admin'
const product = { productID: 'FX100001', UOM: 'EA', quoteQty: 1 }

interface StageOptions {
  /** The folder of the portal's build. */
  readonly root: string
  /** Whether the portal and the supplier's server have one origin; by default they have two. */
  readonly hasOneOrigin?: boolean
}

export async function openStage(browser: Browser, { root, hasOneOrigin = false }: StageOptions): Promise<Stage> {
  const sandbox = await startSandbox({ port: 0, world: 'typical', orderedCarts: 'kept' })
  const host = hasOneOrigin ? await serveOneOrigin() : undefined
  const portal = await servePortal({ root, port: 0, endpointUrl: host?.url ?? sandbox.url })
  host?.forward({ supplier: sandbox.url, portal: portal.url })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  context.setDefaultTimeout(15_000)
  const { simulator } = sandbox
  return {
    context,
    portalUrl: host?.url ?? portal.url,
    begin: () => ({
      cartId: simulator.openCart(userName, [{ productId: product.productID, quantity: 1 }]),
      sessionId: simulator.openSession(userName),
    }),
    setFaults: (faults) => simulator.setFaults(faults),
    setLatency: (latency) => simulator.setLatency(latency),
    changeElsewhere: async (cartId) => {
      const known = { userName, customerId: 'HAR001', userId: 'U1001', deviceId: 'PORTAL', companyId: '1' }
      const api = createSupplierApi({
        endpoint: { endpointUrl: sandbox.url, api: 'proxy' },
        known: async () => known,
        sessionId: simulator.openSession(userName),
      })
      await api.addCartProduct({ ...product, sessionID: cartId })
    },
    ordered: (cartId) =>
      simulator
        .ledger()
        .committedOrders.filter((order) => order.cartId === cartId)
        .map(({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    orderRequests: () => simulator.ledger().requests.filter(({ name }) => name === 'processComplete').length,
    close: async () => {
      await context.close()
      await Promise.all([host?.close(), portal.close(), sandbox.close()])
    },
  }
}
