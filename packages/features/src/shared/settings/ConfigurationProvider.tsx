import { ErrorState, Page, Spinner } from '@trade-portal/design-system'
import type { Configuration } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { StartPage } from '../addresses/StartPage.tsx'
import { messageOf } from '../failures/failures.ts'
import { ConfigurationContext } from './ConfigurationContext.ts'
import { loadConfiguration } from './loadConfiguration.ts'

type Loading =
  | { status: 'loading' }
  | { status: 'failed'; message: string; isRetrying: boolean }
  | { status: 'loaded'; configuration: Configuration }

/** Loads the configuration, then renders the portal. Shows a spinner meanwhile, or the error with a retry button. */
export function ConfigurationProvider({ children }: { children: ReactNode }) {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' })

  const load = useCallback(() => {
    let isCurrent = true
    loadConfiguration().then(
      (configuration) => isCurrent && setLoading({ status: 'loaded', configuration }),
      (error: unknown) => isCurrent && setLoading({ status: 'failed', message: messageOf(error), isRetrying: false }),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  useEffect(load, [load])

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
          <ErrorState
            title="The portal cannot start"
            message={loading.message}
            retryLabel="Retry"
            isRetrying={loading.isRetrying}
            onRetry={() => {
              setLoading({ ...loading, isRetrying: true })
              load()
            }}
          />
        </Page>
      </StartPage>
    )
  }
  return <ConfigurationContext value={loading.configuration}>{children}</ConfigurationContext>
}
