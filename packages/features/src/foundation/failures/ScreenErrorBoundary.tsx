import { ErrorState } from '@trade-portal/design-system'
import { Component, Suspense, type ReactNode } from 'react'
import { CodeLoadError } from './failures.ts'

interface ScreenErrorBoundaryProps {
  readonly children: ReactNode
  /** When this value changes, the error is cleared. Usually the address of the page. */
  readonly resetKey?: string
  /** Renders the error inside a page with a heading. */
  readonly frame: (error: ReactNode) => ReactNode
}

interface State {
  readonly failure: 'none' | 'defect' | 'not-loaded'
  readonly resetKey: string | undefined
}

/**
 * Limits a render error to its screen, so that the surrounding shell stays usable. Never shows the error's text or stack.
 */
export class ScreenErrorBoundary extends Component<ScreenErrorBoundaryProps, State> {
  override state: State = { failure: 'none', resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: error instanceof CodeLoadError ? 'not-loaded' : 'defect' }
  }

  static getDerivedStateFromProps({ resetKey }: ScreenErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failure: 'none', resetKey }
  }

  override render() {
    const { failure } = this.state
    if (failure === 'none') return this.props.children
    return this.props.frame(
      failure === 'not-loaded' ? (
        <ErrorState
          title="We could not load this page"
          message="Your connection may be down, or the portal may have been updated."
          retryLabel="Reload the portal"
          // Browsers cache a failed import. Only a reload requests the file again.
          onRetry={() => window.location.reload()}
        />
      ) : (
        <ErrorState
          title="This page cannot be shown"
          message="Something went wrong. Nothing that you saved is lost."
          onRetry={() => this.setState({ failure: 'none' })}
        />
      ),
    )
  }
}

interface OptionalPartProps {
  /** Shown until the code of the part is loaded. If loading fails, it stays. */
  readonly placeholder?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen whose code is loaded later. The screen works without it. */
export function OptionalPart({ placeholder, children }: OptionalPartProps) {
  return (
    <ScreenErrorBoundary frame={() => placeholder}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ScreenErrorBoundary>
  )
}
