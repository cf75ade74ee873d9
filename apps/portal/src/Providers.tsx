import { AlertDialog, DesignSystemProvider, Page, RouterProvider } from '@trade-portal/design-system'
import {
  afterFirstScreen,
  ConfigurationProvider,
  lazyCode,
  OptionalPart,
  ScreenErrorBoundary,
  SessionProvider,
  StartPage,
  toasts,
  useConfiguration,
  type ConfigurationRequest,
  type SessionStore,
} from '@trade-portal/features/portal'
import type { Configuration } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPath, resolvePath, useHref, useNavigate } from 'react-router-dom'

const ToastRegion = lazyCode(async () => (await import('@trade-portal/design-system/toast-region')).ToastRegion)

export interface StartedBeforeReact {
  readonly configuration: ConfigurationRequest
  readonly storeOf: (configuration: Configuration) => SessionStore
}

interface ProvidersProps {
  readonly theme?: 'portal' | 'wireframe'
  /** `none` for developer pages, which must work even if signing in fails. */
  readonly session?: 'checked' | 'none'
  /**
   * Started before React rendered: the request for the configuration, and the session store, which `storeOf` returns.
   * Undefined if not started.
   */
  readonly start?: StartedBeforeReact | undefined
  readonly children: ReactNode
}

/** Provides the theme, configuration, session and toasts, and connects links to the router. */
export function Providers({ theme = 'portal', session = 'checked', start, children }: ProvidersProps) {
  return (
    <RouterBridge>
      <DesignSystemProvider locale="en-AU" currency="AUD" theme={theme} isProvisional>
        <ScreenErrorBoundary frame={inErrorPage}>
          <ConfigurationProvider first={start?.configuration} frame={inStartPage}>
            <InConfiguredLocale theme={theme}>
              {session === 'checked' ? (
                <SessionProvider storeOf={start?.storeOf} frame={inStartPage}>
                  {children}
                </SessionProvider>
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

/** Shows toasts. The code is loaded after the first screen, or earlier if there is a toast. */
function Toasts() {
  const hasToasts = useSyncExternalStore(toasts.queue.onChange, () => toasts.queue.visibleToasts.length > 0)
  const [isWanted, setIsWanted] = useState(hasToasts)
  useEffect(() => {
    void afterFirstScreen().then(() => {
      setIsWanted(true)
      void AlertDialog.preload()
    })
  }, [])
  if (hasToasts && !isWanted) setIsWanted(true)
  return (
    isWanted && (
      <OptionalPart>
        <ToastRegion toasts={toasts} />
      </OptionalPart>
    )
  )
}

/**
 * Connects links to the router. Typing into a search changes the query string, and then the router's own `useHref` would
 * render every link again. The functions provided here stay the same when the query string changes.
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

const inStartPage = (content: ReactNode) => <StartPage>{content}</StartPage>
const inErrorPage = (error: ReactNode) => inStartPage(<Page width="form">{error}</Page>)

function InConfiguredLocale({ theme, children }: Required<Pick<ProvidersProps, 'theme' | 'children'>>) {
  const { locale, currency } = useConfiguration().settings
  return (
    <DesignSystemProvider locale={locale} currency={currency} theme={theme}>
      {children}
    </DesignSystemProvider>
  )
}
