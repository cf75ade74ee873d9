import { createSimulator, fixedNow, worlds, type World } from '@trade-portal/mocks'
import { supplierHandlers } from '@trade-portal/mocks/browser'
import type { Given } from '@trade-portal/mocks/given'
import { openPaths, PageChanges, paths, RequireSession, toasts } from '@trade-portal/features/portal'
import { Providers } from '@trade-portal/portal/providers'
import { http, HttpResponse } from 'msw/http'
import type { SetupWorker } from 'msw/browser'
import { StrictMode, type ReactNode } from 'react'
import { matchPath, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { Conditions } from './toolbars.ts'
import { trackCalls } from './trackCalls.ts'

const endpointUrl = 'https://supplier.example'
const settings = { initial_branchID: '10', pagesize: 12 }

/**
 * Prepares the browser and the network for one run of a story: a supplier of its own, and nothing left of the last.
 * @returns what waits for the calls that are under way, so that none of their answers reaches the next story.
 */
export function arrange(given: Given, conditions: Conditions, msw: SetupWorker): () => Promise<void> {
  const { world = 'typical', signedInAs = 'demo-admin', cart, switchedOff = [], ...rest } = given
  toasts.clear()
  window.localStorage.clear()
  window.sessionStorage.clear()

  const simulator = createSimulator(withoutRows(worlds[world](), switchedOff), {
    now: () => fixedNow,
    ...options(rest),
  })
  const { handle, settle } = trackCalls((request) => simulator.handle(request))
  if (signedInAs !== 'nobody') {
    store('session', { sessionId: simulator.openSession(signedInAs), username: signedInAs, rememberMe: false })
    if (cart) store('cart', { cartId: simulator.openCart(signedInAs, cart), username: signedInAs })
  }
  msw.use(
    http.get('*/config/configuration.json', () => configurationAnswer(given, conditions)),
    ...supplierHandlers({ handle }),
  )
  return settle
}

function withoutRows(world: World, labels: readonly string[]): World {
  const off = (rows: World['widgets']['Links']) =>
    rows.map((row) => (labels.includes(row.label) ? { ...row, isEnabled: false } : row))
  const { TopButtonBar, HomePage, Links, BottomLinkBar, JobManagement } = world.widgets
  return {
    ...world,
    widgets: {
      TopButtonBar: off(TopButtonBar),
      HomePage: off(HomePage),
      Links: off(Links),
      BottomLinkBar: off(BottomLinkBar),
      JobManagement: off(JobManagement),
    },
  }
}

function options({ faults, latency, orderedCarts }: Given) {
  return {
    ...(faults && { faults }),
    ...(latency && { latency }),
    ...(orderedCarts && { orderedCarts }),
  }
}

function store(key: string, value: unknown): void {
  window.sessionStorage.setItem(`trade-portal.${key}`, JSON.stringify(value))
}

function configurationAnswer(given: Given, { isTaxMode, locale }: Conditions): Response {
  if (given.configuration === 'missing') return new HttpResponse('Not found', { status: 404 })
  if (given.configuration === 'broken')
    return HttpResponse.json({ DeviceList: [{ endpointUrl: 'javascript:alert(1)' }] })
  const usa = given.usa ?? isTaxMode
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

export interface PortalProps {
  readonly path: string
  readonly theme: 'portal' | 'wireframe'
  /** What is shown brings its own landmarks and stands at every address, as the shell does. */
  readonly isWholePage: boolean
  readonly children: ReactNode
}

/** A screen at its address, with all that it stands on, as in production. Effects run twice: Storybook's own option for that does not reach the tests. */
export function Portal({ path, theme, isWholePage, children }: PortalProps) {
  const pathname = path.split(/[?#]/)[0] ?? '/'
  const address = Object.values(paths).find((entry) => matchPath(entry.pattern, pathname))
  const pattern = isWholePage ? '*' : (address?.pattern ?? '*')
  const isOpen = openPaths.some((path) => path.pattern === pattern)
  return (
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <Providers theme={theme}>
          <PageChanges>
            <Routes>
              {isOpen ? (
                <Route path={pattern} element={children} />
              ) : (
                <Route element={<RequireSession />}>
                  <Route path={pattern} element={isWholePage ? children : <main>{children}</main>} />
                </Route>
              )}
              {!isOpen && <Route path={paths.signIn.pattern} element={<Elsewhere />} />}
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </PageChanges>
        </Providers>
      </MemoryRouter>
    </StrictMode>
  )
}

/** Where a story went when it left its screen. */
function Elsewhere() {
  const { pathname, search } = useLocation()
  return (
    <main>
      <h1>{`Went to ${pathname}${search}`}</h1>
    </main>
  )
}
