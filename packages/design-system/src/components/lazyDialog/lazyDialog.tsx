import {
  Component,
  createElement,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { loadingAnnouncedAfterMs, useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { CodeLoadError } from '../../parts/CodeLoadError.ts'
import { lazyCode, type LazyCode } from '../../parts/lazyCode.ts'
import { SpinnerMark } from '../../parts/SpinnerMark.tsx'
import { startTimer } from '../../time/clock.ts'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import * as styles from './lazyDialog.css.ts'

interface LazyDialogProps {
  /**
   * True by default. Set this for a dialog that stays rendered while it is closed, so that its opening and closing can be
   * animated.
   */
  isOpen?: boolean
  onClose: () => void
}

/**
 * A dialog, or anything else that a press opens, whose code is loaded when it is first opened. If loading takes more than a
 * second or fails, a notice says so, and the page is unchanged.
 */
export function lazyDialog<Props extends LazyDialogProps>(load: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  const Code = lazyCode(load)
  function LazyDialog(props: Props) {
    const { isOpen = true, onClose } = props
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    return (
      wasOpen && (
        <LoadFailureBoundary isOpen={isOpen} onClose={onClose}>
          <Suspense fallback={isOpen && <LoadingNotice onClose={onClose} />}>{createElement(Code, props)}</Suspense>
        </LoadFailureBoundary>
      )
    )
  }
  return Object.assign(LazyDialog, { preload: Code.preload })
}

const loading = 'Loading…'

/** Says that the dialog is loading. Escape cancels the opening. */
function LoadingNotice({ onClose }: { onClose: () => void }) {
  const [isSlow, setIsSlow] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Stops the event, so that Escape does not close another dialog below.
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', closeOnEscape, { capture: true })
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true })
  }, [])
  useEffect(() => {
    const timer = startTimer(() => setIsSlow(true), loadingAnnouncedAfterMs)
    return () => timer.cancel()
  }, [])
  useAnnouncement(isSlow ? loading : '')
  if (!isSlow) return null
  return (
    <div className={styles.loading}>
      <SpinnerMark /> {loading}
    </div>
  )
}

interface LoadFailureBoundaryProps {
  children: ReactNode
  isOpen: boolean
  /** Called when the notice is dismissed. */
  onClose: () => void
}

interface State {
  error: unknown
}

/** Shows a notice above the page if the dialog's code cannot be loaded. */
class LoadFailureBoundary extends Component<LoadFailureBoundaryProps, State> {
  override state: State = { error: undefined }

  /** The element that gets the focus back when the notice is dismissed. */
  private before: HTMLElement | undefined

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  private readonly keepBefore = ({ relatedTarget, currentTarget }: FocusEvent) => {
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
    // Other errors belong to the screen's error boundary.
    if (!(error instanceof CodeLoadError)) throw error
    // Browsers cache a failed import, so only a reload of the page requests the file again.
    const reload = (
      <Button variant="secondary" size="small" icon="refresh" onPress={() => window.location.reload()}>
        Reload the portal
      </Button>
    )
    return (
      isOpen && (
        <div className={styles.failure} onFocus={this.keepBefore}>
          <Banner tone="critical" title="We could not open this" action={reload} onDismiss={this.dismiss}>
            Your connection may be down, or the portal may have been updated.
          </Banner>
        </div>
      )
    )
  }
}
