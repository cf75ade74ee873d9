import { createSimulator, fixedNow, worlds, type World } from '@trade-portal/mocks'
import { supplierHandlers } from '@trade-portal/mocks/browser'
import type { Given } from '@trade-portal/mocks/given'
import { toasts } from '@trade-portal/features/portal'
import { http, HttpResponse } from 'msw/http'
import type { SetupWorker } from 'msw/browser'
import type { Conditions } from './toolbars.ts'
import { trackCalls } from './trackCalls.ts'

const endpointUrl = 'https://supplier.example'
const settings = { initial_branchID: '10', pagesize: 12, paymentHosts: [new URL(endpointUrl).host] }

/**
 * Answers what no story waits for any more. A call that the portal gave up when its story ended can still reach the
 * worker, after the handlers of that story have gone.
 */
export const betweenStories = [
  http.get('*/config/configuration.json', () => HttpResponse.error()),
  ...supplierHandlers({ handle: () => Promise.resolve(HttpResponse.error()) }),
]

/**
 * Prepares storage and network for one run of a story: a simulated supplier of its own, and no state of the previous story.
 * @returns a function that waits for pending calls, so that none of their responses reaches the next story.
 */
export function arrange(given: Given, conditions: Conditions, msw: SetupWorker): () => Promise<void> {
  const { world: ownWorld = 'typical', signedInAs = 'demo-admin', cart = 'none', switchedOff = [], ...rest } = given
  const world = conditions.world ?? ownWorld
  toasts.clear()
  clearStorage()

  const simulator = createSimulator(disableRows(worlds[world](), switchedOff), {
    now: () => fixedNow,
    ...simulatorOptions(rest),
  })
  const { settle } = trackCalls()
  if (signedInAs !== 'nobody') {
    storeInTab('session', { sessionId: simulator.openSession(signedInAs), username: signedInAs, rememberMe: false })
    if (cart !== 'none') storeInTab('cart', { cartId: simulator.openCart(signedInAs, cart), username: signedInAs })
  }
  msw.use(
    http.get('*/config/configuration.json', () => configurationResponse(given, conditions)),
    ...supplierHandlers(simulator),
  )
  return async () => {
    // A portal that is only starting would find the session, learn that it is unknown, and clear the next story's storage.
    clearStorage()
    // As another tab would, for a portal that is still mounted. Otherwise its retries, toasts and messages reach the next
    // story; and so that calls under way have nothing to tell any more when they end.
    window.dispatchEvent(new StorageEvent('storage', { key: 'trade-portal.signed-out', newValue: 'true' }))
    // The supplier answers nothing from now on. A call that it held would otherwise end in a later story.
    simulator.reset()
    await settle()
  }
}

function clearStorage(): void {
  window.localStorage.clear()
  window.sessionStorage.clear()
}

function disableRows(world: World, labels: readonly string[]): World {
  const disable = (rows: World['widgets']['Links']) =>
    rows.map((row) => (labels.includes(row.label) ? { ...row, isEnabled: false } : row))
  const { TopButtonBar, HomePage, Links, BottomLinkBar, JobManagement } = world.widgets
  return {
    ...world,
    widgets: {
      TopButtonBar: disable(TopButtonBar),
      HomePage: disable(HomePage),
      Links: disable(Links),
      BottomLinkBar: disable(BottomLinkBar),
      JobManagement: disable(JobManagement),
    },
  }
}

function simulatorOptions({ faults, latency, recording, orderedCarts }: Given) {
  return {
    ...(faults && { faults }),
    ...(latency && { latency }),
    ...(recording && { recording }),
    ...(orderedCarts && { orderedCarts }),
  }
}

function storeInTab(key: string, value: unknown): void {
  window.sessionStorage.setItem(`trade-portal.${key}`, JSON.stringify(value))
}

function configurationResponse(given: Given, { isTaxMode, locale, world }: Conditions): Response {
  if (given.configuration === 'missing') return new HttpResponse('Not found', { status: 404 })
  if (given.configuration === 'broken')
    return HttpResponse.json({ DeviceList: [{ endpointUrl: 'javascript:alert(1)' }] })
  const usa = world === 'usa' || (given.usa ?? isTaxMode)
  return HttpResponse.json({
    DeviceList: [
      {
        endpointUrl,
        device_id: 'TRADEPORTAL',
        company_id: 'CBS',
        company_name: 'Corymbia Building Supplies',
        company_email: 'trade@corymbia.example',
        abn: '53 004 085 616',
        usa,
        diagnostics: given.diagnostics ?? false,
        settings: { ...settings, locale, currency: usa ? 'USD' : 'AUD', ...given.settings },
      },
    ],
  })
}
