import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { SpinnerMark } from '../../parts/SpinnerMark.tsx'
import { loadingToldAfterMs } from '../../voice/loadingToldAfterMs.ts'
import { useSpoken } from '../../voice/useSpoken.ts'
import { startTimer } from '../../time/clock.ts'
import { LazyErrorBoundary } from './LazyErrorBoundary.tsx'
import * as styles from './LazyBoundary.css.ts'

const label = 'Loading…'

export interface LazyBoundaryProps {
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
    const timer = startTimer(() => setIsLate(true), loadingToldAfterMs)
    return () => timer.cancel()
  }, [])
  useSpoken(isLate ? label : '')
  if (!isLate) return null
  return (
    <div className={styles.notice}>
      <SpinnerMark /> {label}
    </div>
  )
}
