import { holdClock } from '@trade-portal/design-system/testing/clock'
import { createSimulator, fixedNow, worlds, type Simulator, type World } from '@trade-portal/mocks'
import { effectiveLatencies, latencyOf, supplierHandlers } from '@trade-portal/mocks/browser'
import type { Given } from '@trade-portal/mocks/given'
import type { SetupWorker } from 'msw/browser'
import { http, HttpResponse } from 'msw/http'
import { changedSettings, storeSettings, watchSupplier } from './panels/storySupplier.ts'
import type { Conditions } from './toolbars.ts'

export { changedSettings }

const endpointUrl = 'https://supplier.example'
const settings = { initial_branchID: '10', pagesize: 12, paymentHosts: [new URL(endpointUrl).host] }

/**
 * Prepares storage and network for one run of a story: clears what an earlier story stored, and starts a simulated
 * supplier.
 * @param storyId Undefined in test runs, which have no panel that shows the supplier.
 * @returns the supplier, and a function that ends the story's pending calls while its page is still open
 */
export function arrange(
  given: Given,
  conditions: Conditions,
  msw: SetupWorker,
  storyId: string | undefined,
): { readonly simulator: Simulator; readonly end: () => Promise<void> } {
  const { world: ownWorld = 'typical', signedInAs: ownRole = 'demo-admin', cart = 'none', drafts = {} } = given
  const world = conditions.world ?? ownWorld
  const signedInAs = ownRole === 'nobody' ? ownRole : (conditions.role ?? ownRole)
  const changed = storyId === undefined ? undefined : changedSettings(storyId)
  clearStorage()
  if (storyId !== undefined && changed) storeSettings(storyId, changed)
  const release = given.clock === 'held' ? holdClock() : undefined

  const { faults = {}, latency } = changed ?? { ...given, latency: latencyOf(given.latency) }
  const simulator = createSimulator(disableRows(worlds[world](), given.switchedOff ?? []), {
    now: () => fixedNow,
    faults,
    latency: effectiveLatencies(latency),
    ...(given.recording && { recording: given.recording }),
    ...(given.orderedCarts && { orderedCarts: given.orderedCarts }),
  })
  const underWay = new Set<Request>()
  window.callsUnderWay = underWay
  const held = new Map<string, PromiseWithResolvers<void>>(given.held?.map((name) => [name, Promise.withResolvers()]))
  window.releaseHeldCalls = (name) => held.get(name)?.resolve()
  const handle = async (request: Request) => {
    await held.get(new URL(request.url).searchParams.get('ipFunction') ?? '')?.promise
    underWay.add(request)
    const response = await simulator.handle(request)
    underWay.delete(request)
    return response
  }
  if (signedInAs !== 'nobody') {
    storeInTab('session', { sessionId: simulator.openSession(signedInAs), username: signedInAs, rememberMe: false })
    const cartId = cart === 'none' ? undefined : simulator.openCart(signedInAs, cart)
    if (cartId !== undefined) storeInTab('cart', { cartId, username: signedInAs })
    // Puts the cart's id into every draft, although only a checkout draft needs it.
    for (const [key, values] of Object.entries(drafts))
      storeInTab(`lasting.${key}`, { username: signedInAs, values: { cartId, ...values } })
  }
  msw.use(
    http.get('*/config/configuration.json', () => configurationResponse(given, conditions)),
    http.get(`*/${ownLogo}`, () => HttpResponse.redirect(conditions.logo)),
    ...supplierHandlers({
      handle:
        storyId === undefined
          ? handle
          : watchSupplier({ ...simulator, handle }, { storyId, world, isOwnWorld: !conditions.world, latency }),
    }),
  )
  const end = async () => {
    release?.()
    for (const { resolve } of held.values()) resolve()
    simulator.reset()
    for (let turn = 0; turn < turnsUntilHandled; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  }
  return { simulator, end }
}

/** How many turns of the event loop it takes until all parts of the page have handled an aborted call. */
const turnsUntilHandled = 3

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

function storeInTab(key: string, value: unknown): void {
  window.sessionStorage.setItem(`trade-portal.${key}`, JSON.stringify(value))
}

/** The address of the toolbar's logo on the portal's own host, because the portal shows no logo of another host. */
const ownLogo = 'own-logo'

function configurationResponse(given: Given, conditions: Conditions): Response {
  const { isTaxMode, locale, world, logo } = conditions
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
        settings: {
          ...settings,
          locale,
          currency: usa ? 'USD' : 'AUD',
          ...given.settings,
          ...Object.fromEntries(conditions.settings.map((name) => [name, true])),
          ...(logo !== '' && { logo: ownLogo }),
        },
      },
    ],
  })
}
