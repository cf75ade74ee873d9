import { Component, type ReactNode } from 'react'
import { Banner } from '../components/Banner/Banner.tsx'
import { Button } from '../components/Button/Button.tsx'
import { CodeLoadError } from './CodeLoadError.ts'
import * as styles from './NotOpened.css.ts'

interface NotOpenedProps {
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
export class NotOpened extends Component<NotOpenedProps, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    const { children, isOpen, onClose } = this.props
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
        <div className={styles.notice}>
          <Banner tone="critical" title="This could not be opened" action={reload} onDismiss={onClose}>
            Your connection may be down, or the portal may have been updated.
          </Banner>
        </div>
      )
    )
  }
}
