import { Spinner } from '@trade-portal/design-system'
import {
  acceptsParameters,
  entryOf,
  isPublic,
  PageChanges,
  RequireSession,
  routeNames,
  routes,
  StartPage,
  type RouteName,
} from '@trade-portal/features/portal'
import { Suspense, useMemo, type ReactNode } from 'react'
import { createRoutesFromElements, matchRoutes, renderMatches, Route, useLocation, useParams } from 'react-router-dom'
import { useCodeAhead } from './start/useCodeAhead.ts'
import { NotFoundScreen, RequireEntry, screenOf, Shell } from './screens.ts'

/** Generated from the route table. */
const table = createRoutesFromElements(
  <>
    {routeNames().filter(isPublic).map(routeOf)}
    <Route element={<RequireSession />}>
      <Route element={<Shell />}>
        {routeNames()
          .filter((name) => !isPublic(name))
          .map(routeOf)}
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Route>
  </>,
)

/** The screen at the current address. */
export function PortalRoutes() {
  const { pathname } = useLocation()
  useCodeAhead(pathname)
  // `Routes` would read and rank all routes again with each letter that a search writes into the address.
  const screen = useMemo(() => renderMatches(matchRoutes(table, { pathname })), [pathname])
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

function routeOf(name: RouteName) {
  const Screen = screenOf(name)
  const screen = (
    <Guarded name={name}>
      <Screen />
    </Guarded>
  )
  return <Route key={name} path={routes[name].pattern} element={screen} />
}

/** A pattern can match more than its route accepts, such as `/anything/1-0` that of a transaction. */
function Guarded({ name, children }: { readonly name: RouteName; readonly children: ReactNode }) {
  const parameters = useParams()
  const entry = entryOf(name, parameters)
  if (!acceptsParameters(name, parameters)) return <NotFoundScreen />
  return entry === undefined ? children : <RequireEntry name={entry}>{children}</RequireEntry>
}
