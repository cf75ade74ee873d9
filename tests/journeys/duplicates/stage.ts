import type { Faults, Latencies } from '@trade-portal/mocks'
import { startSandbox } from '@trade-portal/mocks/sandbox'
import { readVariant, servePortal, withSandbox } from '@trade-portal/portal/deploy'
import { createSupplierApi } from '@trade-portal/supplier-api'
import type { Browser, BrowserContext } from 'playwright'
import { startProxy } from './startProxy.ts'

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
  /** By default, the server has another origin than the portal, and allows credentials. */
  readonly origin?: Origin
  /** Whether the server's connections stay open, instead of being closed after each order. */
  readonly keepsConnections?: boolean
}

/** Where the supplier's server is, as the page sees it. */
export type Origin = 'own' | 'another' | 'another without credentials'

export async function openStage(browser: Browser, options: StageOptions): Promise<Stage> {
  const { root, origin = 'another', keepsConnections = origin === 'own' } = options
  const sandbox = await startSandbox({ port: 0, world: 'typical', orderedCarts: 'kept' })
  const isBehindProxy = origin === 'own' || keepsConnections
  const host = isBehindProxy ? await startProxy({ closes: !keepsConnections }) : undefined
  const endpointUrl = host?.url ?? sandbox.url
  const configuration = withSandbox(readVariant('').configuration, endpointUrl)
  const portal = await servePortal({
    root,
    port: 0,
    endpointUrl,
    configuration: configuration.replace('"cors_credentials":true', `"cors_credentials":${origin === 'another'}`),
  })
  host?.forward({ supplier: sandbox.url, portal: portal.url })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  context.setDefaultTimeout(15_000)
  const { simulator } = sandbox
  return {
    context,
    portalUrl: origin === 'own' ? endpointUrl : portal.url,
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
