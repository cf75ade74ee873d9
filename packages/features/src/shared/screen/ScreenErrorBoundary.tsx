import { ErrorState, Page } from '@trade-portal/design-system'
import { Component, type ReactNode } from 'react'

interface ScreenErrorBoundaryProps {
  readonly children: ReactNode
}

/** Keeps a defect of one screen from taking the shell with it. No stack and no raw text is shown. */
export class ScreenErrorBoundary extends Component<ScreenErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Page width="narrow">
        <ErrorState
          title="This page cannot be shown"
          message="Something went wrong. Nothing that you saved is lost."
          onRetry={() => this.setState({ hasFailed: false })}
        />
      </Page>
    )
  }
}
