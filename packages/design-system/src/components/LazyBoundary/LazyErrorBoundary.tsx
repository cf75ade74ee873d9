import { Component, type FocusEvent, type ReactNode } from 'react'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { CodeLoadError } from '../../parts/CodeLoadError.ts'
import * as styles from './LazyErrorBoundary.css.ts'

interface LazyErrorBoundaryProps {
  children: ReactNode
  /** Whether what is inside is wanted now. */
  isOpen: boolean
  /** Called when the notice is dismissed. */
  onClose: () => void
}

interface State {
  error: unknown
}

/** Keeps the page as it is if the code of what is inside cannot be loaded, and says so above it. */
export class LazyErrorBoundary extends Component<LazyErrorBoundaryProps, State> {
  override state: State = { error: undefined }

  /** What had the focus before the notice. */
  private before: HTMLElement | undefined

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  private readonly noteBefore = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) this.before = relatedTarget
  }

  private readonly dismiss = () => {
    this.before?.focus()
    this.props.onClose()
  }

  override render() {
    const { children, isOpen } = this.props
    const { error } = this.state
    if (error === undefined) return children
    // A defect is the affair of the page.
    if (!(error instanceof CodeLoadError)) throw error
    // Browsers cache a failed import, so only a reload requests the file again.
    const reload = (
      <Button variant="secondary" size="small" icon="refresh" onPress={() => window.location.reload()}>
        Reload the portal
      </Button>
    )
    return (
      isOpen && (
        <div className={styles.notice} onFocus={this.noteBefore}>
          <Banner tone="critical" title="This could not be opened" action={reload} onDismiss={this.dismiss}>
            Your connection may be down, or the portal may have been updated.
          </Banner>
        </div>
      )
    )
  }
}
