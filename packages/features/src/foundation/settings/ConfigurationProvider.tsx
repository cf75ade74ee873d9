import { ErrorState, Page, Spinner, Stack, Text, Heading } from '@trade-portal/design-system'
import { configurationUnavailable } from '@trade-portal/supplier-api'
import { useEffect, useState, type ReactNode } from 'react'
import { ConfigurationContext } from './useConfiguration.ts'
import { requestConfiguration, type ConfigurationRequest } from './loadConfiguration.ts'
import { useLocation } from 'react-router-dom'
import { titleAt } from '../../matchRoute.ts'

interface ConfigurationProviderProps {
  /** The request for the configuration, if it was sent before React started. */
  readonly first?: ConfigurationRequest | undefined
  readonly children: ReactNode
}

/** Loads the configuration, then renders the portal. Shows a spinner meanwhile, or the error with a retry button. */
export function ConfigurationProvider({ first, children }: ConfigurationProviderProps) {
  const [request, setRequest] = useState(() => first ?? requestConfiguration())
  const [loading, setLoading] = useState(request.current)
  const [isRetrying, setIsRetrying] = useState(false)

  useEffect(() => {
    let isCurrent = true
    void request.ended.then((ended) => {
      if (!isCurrent) return
      setLoading(ended)
      setIsRetrying(false)
    })
    return () => {
      isCurrent = false
    }
  }, [request])

  if (loading.status === 'loading') {
    return (
      <StartPage>
        <Spinner size="page" label="Loading the portal" />
      </StartPage>
    )
  }
  if (loading.status === 'failed') {
    return (
      <StartPage>
        <Page width="form">
          <Stack space="medium">
            <ErrorState
              title="The portal cannot start"
              message={configurationUnavailable}
              retryLabel="Retry"
              isRetrying={isRetrying}
              onRetry={() => {
                setIsRetrying(true)
                setRequest(requestConfiguration())
              }}
            />
            {/* The reason, for the people who run the portal. */}
            <Text size="small" tone="subdued" align="center">
              config/configuration.json: {loading.reason}
            </Text>
          </Stack>
        </Page>
      </StartPage>
    )
  }
  return <ConfigurationContext value={loading.configuration}>{children}</ConfigurationContext>
}

/**
 * The page that is shown while the portal starts. It already has the document title and the h1 of the requested page for
 * screen readers; the h1 is invisible.
 */
export function StartPage({ children }: { readonly children: ReactNode }) {
  const title = titleAt(useLocation().pathname)
  return (
    <main>
      <title>{title}</title>
      <Heading level={1} isHidden>
        {title}
      </Heading>
      {children}
    </main>
  )
}
