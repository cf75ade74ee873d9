import { ErrorState, Page } from '@trade-portal/design-system'
import { Component, type ReactNode } from 'react'
import { ScreenLoadError } from './ScreenLoadError.ts'

interface ScreenErrorBoundaryProps {
  readonly children: ReactNode
}

type Failure = 'none' | 'defect' | 'not-loaded'

/** Keeps a defect of one screen from taking the shell with it. No stack and no raw text is shown. */
export class ScreenErrorBoundary extends Component<ScreenErrorBoundaryProps, { readonly failure: Failure }> {
  override state: { readonly failure: Failure } = { failure: 'none' }

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: error instanceof ScreenLoadError ? 'not-loaded' : 'defect' }
  }

  override render() {
    const { failure } = this.state
    if (failure === 'none') return this.props.children
    return (
      <Page width="narrow">
        {failure === 'not-loaded' ? (
          <ErrorState
            title="This page could not be loaded"
            message="Your connection may be down, or the portal may have been updated."
            retryLabel="Reload the portal"
            // What has been fetched in vain is remembered by the browser; only a reload asks again.
            onRetry={() => window.location.reload()}
          />
        ) : (
          <ErrorState
            title="This page cannot be shown"
            message="Something went wrong. Nothing that you saved is lost."
            onRetry={() => this.setState({ failure: 'none' })}
          />
        )}
      </Page>
    )
  }
}
