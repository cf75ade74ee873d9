import { Component, Suspense, useEffect, useEffectEvent, useState, type FocusEvent, type ReactNode } from 'react'
import { CodeLoadError } from '../../parts/CodeLoadError.ts'
import { SpinnerMark } from '../../parts/SpinnerMark.tsx'
import { loadingAnnouncedAfterMs, useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { startTimer } from '../../time/clock.ts'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import * as styles from './LazyBoundary.css.ts'

const label = 'Loading…'

interface LazyBoundaryProps {
  /** Its code throws `CodeLoadError` if it cannot be loaded. */
  children: ReactNode
  /** For something that is not removed when it is closed. */
  isOpen?: boolean
  /** Called when Escape is pressed while it loads, and when the notice that it could not be opened is dismissed. */
  onClose: () => void
}

/**
 * Around something whose code a press loads, such as a dialog. A load of more than a second is shown and told, and so is
 * one that fails; the page stays as it is.
 */
export function LazyBoundary({ children, isOpen = true, onClose }: LazyBoundaryProps) {
  return (
    <LazyErrorBoundary isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={isOpen && <LateNotice onClose={onClose} />}>{children}</Suspense>
    </LazyErrorBoundary>
  )
}

/** Above the page, because it does not know where what is loaded will be. Escape takes the press back. */
function LateNotice({ onClose }: Pick<LazyBoundaryProps, 'onClose'>) {
  const [isLate, setIsLate] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // What is open below it stays open.
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', closeOnEscape, { capture: true })
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true })
  }, [])
  useEffect(() => {
    const timer = startTimer(() => setIsLate(true), loadingAnnouncedAfterMs)
    return () => timer.cancel()
  }, [])
  useAnnouncement(isLate ? label : '')
  if (!isLate) return null
  return (
    <div className={styles.loading}>
      <SpinnerMark /> {label}
    </div>
  )
}

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
class LazyErrorBoundary extends Component<LazyErrorBoundaryProps, State> {
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
        <div className={styles.failure} onFocus={this.noteBefore}>
          <Banner tone="critical" title="This could not be opened" action={reload} onDismiss={this.dismiss}>
            Your connection may be down, or the portal may have been updated.
          </Banner>
        </div>
      )
    )
  }
}
