import { DesignSystemProvider, RouterProvider } from '@trade-portal/design-system'
import {
  ConfigurationProvider,
  ScreenErrorBoundary,
  SessionProvider,
  toasts,
  useConfiguration,
} from '@trade-portal/features/portal'
import { lazy, Suspense, type ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router-dom'

// Nothing is said before the first screen is there, so what says it may come after.
const ToastRegion = lazy(() =>
  import('@trade-portal/design-system/toast-region').then(
    (file) => ({ default: file.ToastRegion }),
    // A portal without its notices is better than none.
    () => ({ default: () => null }),
  ),
)

export interface ProvidersProps {
  readonly theme?: 'portal' | 'wireframe'
  /** What is not for customers needs nobody to be signed in, and must work when nobody can be. */
  readonly session?: 'checked' | 'none'
  readonly children: ReactNode
}

/** Everything that the screens stand on: look, addresses, configuration, session and notices. Needs a router. */
export function Providers({ theme = 'portal', session = 'checked', children }: ProvidersProps) {
  const navigate = useNavigate()
  return (
    <RouterProvider navigate={(path, options) => void navigate(path, options)} useHref={useHref}>
      <DesignSystemProvider locale="en-AU" currency="AUD" theme={theme}>
        <ScreenErrorBoundary>
          <ConfigurationProvider>
            <InConfiguredLocale theme={theme}>
              {session === 'checked' ? <SessionProvider>{children}</SessionProvider> : children}
            </InConfiguredLocale>
          </ConfigurationProvider>
        </ScreenErrorBoundary>
        <Suspense>
          <ToastRegion toasts={toasts} />
        </Suspense>
      </DesignSystemProvider>
    </RouterProvider>
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
