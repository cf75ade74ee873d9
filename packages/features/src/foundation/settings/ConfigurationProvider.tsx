import { ErrorState, Page, Spinner, Stack, Text } from '@trade-portal/design-system'
import { configurationUnavailable } from '@trade-portal/supplier-api'
import { useEffect, useState, type ReactNode } from 'react'
import { requestConfiguration, type ConfigurationRequest } from './loadConfiguration.ts'
import { ConfigurationContext } from './useConfiguration.ts'

interface ConfigurationProviderProps {
  /** The request for the configuration, if it was sent before React started. */
  readonly first?: ConfigurationRequest | undefined
  /** Returns the page around the spinner or the error. */
  readonly frame: (content: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** Loads the configuration, then renders the portal. Shows a spinner meanwhile, or the error with a retry button. */
export function ConfigurationProvider({ first, frame, children }: ConfigurationProviderProps) {
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

  if (loading.status === 'loading') return frame(<Spinner size="page" label="Loading the portal" />)
  if (loading.status === 'failed') {
    return frame(
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
      </Page>,
    )
  }
  return <ConfigurationContext value={loading.configuration}>{children}</ConfigurationContext>
}
