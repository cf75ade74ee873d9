import { AlertDialog, DesignSystemProvider, Page, RouterProvider } from '@trade-portal/design-system'
import {
  afterFirstScreen,
  ConfigurationProvider,
  ScreenErrorBoundary,
  SessionProvider,
  StartPage,
  toasts,
  useConfiguration,
  type ConfigurationRequest,
  type SessionStore,
} from '@trade-portal/features/portal'
import type { Configuration } from '@trade-portal/supplier-api'
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPath, resolvePath, useHref, useNavigate } from 'react-router-dom'

const ToastRegion = lazy(() =>
  import('@trade-portal/design-system/toast-region').then(
    (file) => ({ default: file.ToastRegion }),
    // If the file cannot be loaded, the portal works without toasts.
    () => ({ default: () => null }),
  ),
)

export interface Start {
  readonly configuration: ConfigurationRequest
  readonly storeOf: (configuration: Configuration) => SessionStore
}

export interface ProvidersProps {
  readonly theme?: 'portal' | 'wireframe'
  /** `none` for developer pages, which must work even if signing in fails. */
  readonly session?: 'checked' | 'none'
  /** What was begun before React rendered. */
  readonly start?: Start | undefined
  readonly children: ReactNode
}

/** Provides theme, router bridge, configuration, session and toasts. Must be inside a router. */
export function Providers({ theme = 'portal', session = 'checked', start, children }: ProvidersProps) {
  return (
    <RouterBridge>
      <DesignSystemProvider locale="en-AU" currency="AUD" theme={theme} isProvisional>
        <ScreenErrorBoundary frame={inStartPage}>
          <ConfigurationProvider first={start?.configuration}>
            <InConfiguredLocale theme={theme}>
              {session === 'checked' ? (
                <SessionProvider storeOf={start?.storeOf}>{children}</SessionProvider>
              ) : (
                children
              )}
            </InConfiguredLocale>
          </ConfigurationProvider>
        </ScreenErrorBoundary>
        <Toasts />
      </DesignSystemProvider>
    </RouterBridge>
  )
}

/** The region for toasts. Its code loads after the first screen, as that of dialogs does, or with the first toast. */
function Toasts() {
  const isTold = useSyncExternalStore(toasts.queue.onChange, () => toasts.queue.visibleToasts.length > 0)
  const [isLoaded, setIsLoaded] = useState(isTold)
  useEffect(() => {
    void afterFirstScreen().then(() => {
      setIsLoaded(true)
      void AlertDialog.preload()
    })
  }, [])
  if (isTold && !isLoaded) setIsLoaded(true)
  return (
    isLoaded && (
      <Suspense>
        <ToastRegion toasts={toasts} />
      </Suspense>
    )
  )
}

/**
 * Connects links to the router. What it provides stays the same while only the query string changes, so that typing in a
 * search does not render every link: the router's own `useHref` would.
 */
function RouterBridge({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  const follow = useCallback((path: string) => void navigate(path), [navigate])
  const addressOf = useCallback((path: string) => base + createPath(resolvePath(path)), [base])
  return (
    <RouterProvider navigate={follow} useHref={addressOf}>
      {children}
    </RouterProvider>
  )
}

function inStartPage(error: ReactNode) {
  return (
    <StartPage>
      <Page width="form">{error}</Page>
    </StartPage>
  )
}

function InConfiguredLocale({ theme, children }: Required<Pick<ProvidersProps, 'theme' | 'children'>>) {
  const { locale, currency } = useConfiguration().settings
  return (
    <DesignSystemProvider locale={locale} currency={currency} theme={theme}>
      {children}
    </DesignSystemProvider>
  )
}
