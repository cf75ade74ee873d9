import { focusManager } from '@tanstack/react-query'
import { PageVisitProvider, routeAt, useSessionState, type RouteName } from '@trade-portal/features/portal'
import { RequireAccess, Shell } from '@trade-portal/features/shell'
import { Providers } from '@trade-portal/portal/providers'
import { CurrentPage, routeTree } from '@trade-portal/portal/routes'
import { StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { MemoryRouter, Outlet, useLocation } from 'react-router-dom'

// The window gains and loses focus while other stories run. Such changes must not refetch the queries of this story.
focusManager.setEventListener(() => () => undefined)

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
 * A screen at its address, inside the routes and providers of production. Strict mode is set here because Storybook's own
 * option has no effect in tests.
 */
export function Portal({ path, theme, isWholePage, hasShell, children }: PortalProps) {
  useFullBleed(hasShell)
  const shown = routeAt(path.split(/[?#]/)[0] ?? '/')
  const tree = routeTree({
    root: (
      <Providers theme={theme}>
        <PageVisitProvider>
          <Outlet />
        </PageVisitProvider>
      </Providers>
    ),
    shell: isWholePage ? <Outlet /> : hasShell ? <Shell /> : <Main />,
    screenOf: (name) => ((isWholePage ? name !== 'signIn' : name === shown) ? children : otherScreen(name)),
  })
  return (
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <CurrentPage tree={tree} />
      </MemoryRouter>
    </StrictMode>
  )
}

/** Stands in for the shell in stories without it. Checks the user's access, as the shell does. */
function Main() {
  return (
    <main>
      <RequireAccess>
        <Outlet />
      </RequireAccess>
    </main>
  )
}

/** Removes Storybook's space around a story that shows a whole page: a screen in the shell, or a public one. */
function useFullBleed(isFullBleed: boolean) {
  useLayoutEffect(() => {
    const { classList } = document.body
    const wasPadded = isFullBleed && classList.replace('sb-main-padded', 'sb-main-fullscreen')
    return () => {
      if (wasPadded) classList.replace('sb-main-fullscreen', 'sb-main-padded')
    }
  }, [isFullBleed])
}

/**
 * Shown in place of every screen that is not the subject of the story, with the address to which the story has navigated.
 * An attribute says why the session ended, so that it is in the HTML that a failed test reports.
 * @param name Undefined at an unknown address
 */
function OtherScreen({ name }: { readonly name: RouteName | undefined }) {
  const { pathname, search } = useLocation()
  const { state } = useSessionState()
  const Landmark = name === 'signIn' || state.status === 'loggedOut' ? 'main' : 'div'
  return (
    <Landmark data-session-ended={state.status === 'loggedOut' ? (state.reason ?? '') : undefined}>
      <title>{`Went to ${pathname}${search}`}</title>
      <h1>{`Went to ${pathname}${search}`}</h1>
    </Landmark>
  )
}

const otherScreen = (name: RouteName | undefined) => <OtherScreen name={name} />
