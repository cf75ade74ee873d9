import { Spinner } from '@trade-portal/design-system'
import {
  acceptsParameters,
  accessOf,
  isPublic,
  PageChanges,
  possibleRoutes,
  RequireSession,
  routes,
  StartPage,
  type RouteName,
} from '@trade-portal/features/portal'
import { Suspense, useMemo, type ReactNode } from 'react'
import { matchRoutes, renderMatches, useLocation, useParams, type RouteObject } from 'react-router-dom'
import { useCodeAhead } from './start/useCodeAhead.ts'
import { NotFoundScreen, RequireAccess, screenOf, Shell } from './screens.ts'

const requireSession = <RequireSession />
const shell = <Shell />

/** The router's tree with some routes. To read and rank all of them takes longer than to render a small page. */
function treeWith(names: readonly RouteName[]): RouteObject[] {
  const publicRoutes = names.filter(isPublic).map(routeOf)
  const ownRoutes = names.filter((name) => !isPublic(name)).map(routeOf)
  const inShell = [...ownRoutes, { path: '*', element: <NotFoundScreen /> }]
  return [...publicRoutes, { element: requireSession, children: [{ element: shell, children: inShell }] }]
}

/** The screen at the current address. */
export function PortalRoutes() {
  const { pathname } = useLocation()
  useCodeAhead(pathname)
  // `Routes` would match again with each letter that a search writes into the address.
  const screen = useMemo(() => renderMatches(matchRoutes(treeWith(possibleRoutes(pathname)), { pathname })), [pathname])
  return (
    <PageChanges>
      <Suspense fallback={<Loading />}>{screen}</Suspense>
    </PageChanges>
  )
}

function Loading() {
  return (
    <StartPage>
      <Spinner size="page" label="Loading the portal" />
    </StartPage>
  )
}

function routeOf(name: RouteName): RouteObject {
  const Screen = screenOf(name)
  const element = (
    <Guarded key={name} name={name}>
      <Screen />
    </Guarded>
  )
  return { path: routes[name].pattern, element }
}

/** A pattern can match more than its route accepts, such as `/anything/1-0` that of a transaction. */
function Guarded({ name, children }: { readonly name: RouteName; readonly children: ReactNode }) {
  const parameters = useParams()
  const entry = accessOf(name, parameters)
  if (!acceptsParameters(name, parameters)) return <NotFoundScreen />
  return entry === undefined ? children : <RequireAccess name={entry}>{children}</RequireAccess>
}
