import { Spinner } from '@trade-portal/design-system'
import {
  afterFirstScreen,
  isPublic,
  isDataSaverOn,
  lazyCode,
  loadShell,
  matchRoute,
  PageVisitProvider,
  RequireSession,
  routes,
  screens,
  StartPage,
  useSessionState,
  type LazyCode,
  type RouteName,
} from '@trade-portal/features/portal'
import { Suspense, useEffect, useMemo } from 'react'
import { matchRoutes, Outlet, renderMatches, useLocation } from 'react-router-dom'

const Shell = lazyCode(async () => (await loadShell()).Shell)
const NotFoundScreen = lazyCode(async () => (await loadShell()).NotFoundScreen)

/** Loads the code that all screens with a session need: the shell and the screen for unknown addresses. */
export async function preloadShell(): Promise<void> {
  await Promise.all([Shell.preload(), NotFoundScreen.preload()])
}

const loadedScreens = new Map<RouteName, LazyCode<object>>()

/** The screen of a route. Its code is loaded when the screen is rendered or preloaded. */
export function screenOf(name: RouteName): LazyCode<object> {
  const screen = loadedScreens.get(name) ?? lazyCode(screens[name].load)
  loadedScreens.set(name, screen)
  return screen
}

const requireSession = <RequireSession />
const shell = <Shell />
const openFrame = <ShellIfSignedIn />
const notFound = { path: '*', element: <NotFoundScreen /> }

/** The screen at the current address. */
export function PortalRoutes() {
  const { pathname } = useLocation()
  usePreloadedCode(pathname)
  // Matches the path only when it changes. `Routes` would match it again at each letter typed into a search, because typing
  // changes the query string.
  const page = useMemo(() => pageAt(pathname), [pathname])
  return (
    <PageVisitProvider>
      <Suspense fallback={<Loading />}>{page}</Suspense>
    </PageVisitProvider>
  )
}

/**
 * The page at a path. The router gets only the route that matches, because ranking all routes takes longer than rendering a
 * small page.
 */
function pageAt(pathname: string) {
  const name = matchRoute(pathname)?.name
  const Screen = name && screenOf(name)
  const found = Screen ? [{ path: routes[name].path, element: <Screen /> }] : []
  if (name === 'signIn') return renderMatches(matchRoutes(found, { pathname }))
  if (name && isPublic(name)) return renderMatches(matchRoutes([{ element: openFrame, children: found }], { pathname }))
  const inShell = [{ element: shell, children: [...found, notFound] }]
  return renderMatches(matchRoutes([{ element: requireSession, children: inShell }], { pathname }))
}

/**
 * The frame of a page that needs no session. Signed-in users see the page inside the shell with its menus. All others see
 * only the page.
 */
function ShellIfSignedIn() {
  return useSessionState().state.status === 'loggedIn' ? shell : <Outlet />
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
export function usePreloadedCode(pathname: string): void {
  useEffect(() => {
    if (isDataSaverOn()) return
    let isCurrent = true
    void afterFirstScreen().then(async () => {
      for (const name of likelyNext(pathname)) {
        if (isCurrent) await screenOf(name).preload()
      }
    })
    return () => {
      isCurrent = false
    }
  }, [pathname])
}

function likelyNext(pathname: string): readonly RouteName[] {
  const name = matchRoute(pathname)?.name
  return (name && screens[name].next) ?? ['products', 'cart', 'orders', 'invoices']
}
