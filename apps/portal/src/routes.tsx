import { Spinner } from '@trade-portal/design-system'
import {
  afterFirstScreen,
  CurrentRouteContext,
  isDataSaverOn,
  isPublic,
  lazyCode,
  loadShell,
  matchedRoute,
  PageVisitProvider,
  RequireSession,
  routeAt,
  routeNames,
  routes,
  screens,
  StartPage,
  useCurrentRoute,
  useSessionState,
  type LazyCode,
  type RouteName,
} from '@trade-portal/features/portal'
import { Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { matchRoutes, Outlet, renderMatches, useLocation, type RouteObject } from 'react-router-dom'
import { Providers, type StartedBeforeReact } from './Providers.tsx'

interface RouteTree {
  /** Around all pages. Renders an `Outlet`. */
  readonly root: ReactNode
  /** Around the pages of signed-in users. Renders an `Outlet`. */
  readonly shell: ReactNode
  /** Returns the screen of a route. Without a name, returns the screen for unknown addresses. */
  readonly screenOf: (name: RouteName | undefined) => ReactNode
}

/** The page at the current address. */
export function CurrentPage({ tree }: { readonly tree: RouteObject[] }) {
  const { pathname } = useLocation()
  // Matches the path only when it changes. `useRoutes` would match it again at each letter typed into a search, because
  // typing changes the query string.
  const [page, route] = useMemo(() => {
    const matches = matchRoutes(tree, pathname)
    const known = matchedRoute(matches)
    // An address whose parameters the route table refuses, such as /invoices/0-0, is unknown too.
    return [renderMatches(known ? matches : matchRoutes(tree, '/unknown')), known]
  }, [tree, pathname])
  return <CurrentRouteContext value={route}>{page}</CurrentRouteContext>
}

/** The routes for `CurrentPage`. Each screen has its name in the route table as its id. */
export function routeTree({ root, shell, screenOf }: RouteTree): RouteObject[] {
  const screen = (name: RouteName): RouteObject => ({ id: name, path: routes[name].path, element: screenOf(name) })
  const names = routeNames().filter((name) => name !== 'signIn')
  const children: RouteObject[] = [
    screen('signIn'),
    { element: <ShellIfSignedIn shell={shell} />, children: names.filter(isPublic).map(screen) },
    {
      element: <RequireSession />,
      children: [
        {
          element: shell,
          children: [
            ...names.filter((name) => !isPublic(name)).map(screen),
            { path: '*', element: screenOf(undefined) },
          ],
        },
      ],
    },
  ]
  return [{ element: root, children }]
}

/**
 * The frame of a page that needs no session. Signed-in users see the page inside the shell with its menus. All others see
 * only the page.
 */
function ShellIfSignedIn({ shell }: Pick<RouteTree, 'shell'>) {
  return useSessionState().state.status === 'loggedIn' ? shell : <Outlet />
}

const Shell = lazyCode(async () => (await loadShell()).Shell)
const NotFoundScreen = lazyCode(async () => (await loadShell()).NotFoundScreen)

const loadedScreens = new Map<RouteName, LazyCode<object>>()

/** The screen of a route. Its code is loaded when the screen is rendered or preloaded. */
export function lazyScreen(name: RouteName): LazyCode<object> {
  const screen = loadedScreens.get(name) ?? lazyCode(screens[name].load)
  loadedScreens.set(name, screen)
  return screen
}

/** The route at the current address; undefined for an unknown address. */
export const routeOfPage = () => routeAt(`/${window.location.pathname.slice(import.meta.env.BASE_URL.length)}`)

/** Loads the code that all screens with a session need: the shell and the screen for unknown addresses. */
export async function preloadShell(): Promise<void> {
  await Promise.all([Shell.preload(), NotFoundScreen.preload()])
}

/** The routes of the portal, with its providers. */
export function portalRoutes(start?: StartedBeforeReact): RouteObject[] {
  return routeTree({
    root: (
      <Providers start={start}>
        <PortalPage />
      </Providers>
    ),
    shell: <Shell />,
    screenOf: (name) => {
      const Screen = name === undefined ? NotFoundScreen : lazyScreen(name)
      return <Screen />
    },
  })
}

function PortalPage() {
  usePreloadedCode()
  return (
    <PageVisitProvider>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </PageVisitProvider>
  )
}

function Loading() {
  return (
    <StartPage>
      <Spinner size="page" label="Loading the portal" />
    </StartPage>
  )
}

/**
 * While the browser is idle, loads the code of the screens that will probably be opened next, one after the other. Nothing
 * is loaded for a user who asks the browser to save data.
 */
export function usePreloadedCode(): void {
  const { name } = useCurrentRoute()
  useEffect(() => {
    if (isDataSaverOn()) return
    let isCurrent = true
    void afterFirstScreen().then(async () => {
      for (const next of likelyNext(name)) {
        if (isCurrent) await lazyScreen(next).preload()
      }
    })
    return () => {
      isCurrent = false
    }
  }, [name])
}

function likelyNext(name: RouteName | undefined): readonly RouteName[] {
  return (name && screens[name].next) ?? ['products', 'cart', 'orders', 'invoices']
}
