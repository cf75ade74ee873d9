import {
  isPublic,
  matchRoute,
  PageVisitProvider,
  RequireSession,
  routes,
  useSessionState,
} from '@trade-portal/features/portal'
import { RequireAccess, Shell } from '@trade-portal/features/shell'
import { Providers } from '@trade-portal/portal/providers'
import { StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom'

interface PortalProps {
  readonly path: string
  readonly theme: 'portal' | 'wireframe'
  /** Whether the story has its own landmarks and is rendered at every address, like the shell. */
  readonly isWholePage: boolean
  /** Whether the shell is around the screen, as in production. */
  readonly hasShell: boolean
  readonly children: ReactNode
}

/**
 * A screen at its address, inside the providers of production. Strict mode is set here because Storybook's own option has
 * no effect in tests.
 */
export function Portal({ path, theme, isWholePage, hasShell, children }: PortalProps) {
  const pathname = path.split(/[?#]/)[0] ?? '/'
  const match = isWholePage ? undefined : matchRoute(pathname)
  const pattern = match === undefined ? '*' : routes[match.name].path
  const isOpen = match !== undefined && isPublic(match.name)
  return (
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <Providers theme={theme}>
          <PageVisitProvider>
            <Routes>
              {isOpen ? (
                <Route
                  element={hasShell && match.name !== 'signIn' ? <FullBleedShellIfSignedIn /> : <MainIfSignedIn />}
                >
                  <Route path={pattern} element={children} />
                </Route>
              ) : (
                <Route element={<RequireSession />}>
                  {hasShell ? (
                    <Route element={<FullBleedShell />}>
                      <Route path={pattern} element={children} />
                    </Route>
                  ) : (
                    <Route path={pattern} element={isWholePage ? children : <Main>{children}</Main>} />
                  )}
                </Route>
              )}
              {!isOpen && <Route path={routes.signIn.path} element={<OtherScreen />} />}
              <Route path="*" element={<OtherScreen />} />
            </Routes>
          </PageVisitProvider>
        </Providers>
      </MemoryRouter>
    </StrictMode>
  )
}

/** Stands in for the shell in stories without it. Checks the user's access, as the shell does. */
function Main({ children }: Pick<PortalProps, 'children'>) {
  return (
    <main>
      <RequireAccess>{children}</RequireAccess>
    </main>
  )
}

const useIsSignedIn = () => useSessionState().state.status === 'loggedIn'

/** Adds a `main` around the page while somebody is signed in. The pages for people without a session have their own. */
function MainIfSignedIn() {
  const isSignedIn = useIsSignedIn()
  return isSignedIn ? (
    <main>
      <Outlet />
    </main>
  ) : (
    <Outlet />
  )
}

function FullBleedShellIfSignedIn() {
  return useIsSignedIn() ? <FullBleedShell /> : <Outlet />
}

/** Removes Storybook's space around the story while the shell is shown. */
function FullBleedShell() {
  useLayoutEffect(() => {
    const { classList } = document.body
    const wasPadded = classList.replace('sb-main-padded', 'sb-main-fullscreen')
    return () => {
      if (wasPadded) classList.replace('sb-main-fullscreen', 'sb-main-padded')
    }
  }, [])
  return <Shell />
}

/**
 * Shown in place of every screen that is not the subject of the story, with the address to which the story has navigated.
 * An attribute says why the session ended, so that it is in the HTML that a failed test reports.
 */
function OtherScreen() {
  const { pathname, search } = useLocation()
  const { state } = useSessionState()
  return (
    <main data-session-ended={state.status === 'loggedOut' ? (state.reason ?? '') : undefined}>
      <title>{`Went to ${pathname}${search}`}</title>
      <h1>{`Went to ${pathname}${search}`}</h1>
    </main>
  )
}
