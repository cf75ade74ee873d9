import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { NotOpened } from '../../parts/NotOpened.tsx'
import { SpinnerMark } from '../../parts/SpinnerMark.tsx'
import { loadingToldAfterMs } from '../../voice/loadingToldAfterMs.ts'
import { useSpoken } from '../../voice/useSpoken.ts'
import * as styles from './OnDemand.css.ts'

const label = 'Loading…'

export interface OnDemandProps {
  /** Its code throws `CodeLoadError` if it cannot be loaded. */
  children: ReactNode
  /** Stands in its place until its code has come. */
  shell?: ReactNode
  /** For something that is not removed when it is closed. */
  isOpen?: boolean
  /** Called when the user dismisses the notice that it could not be opened. */
  onClose: () => void
}

/**
 * Around something whose code a press loads, such as a dialog. A load of more than a second is shown and told, and so is
 * one that fails; the page stays as it is.
 */
export function OnDemand({ children, shell, isOpen = true, onClose }: OnDemandProps) {
  const fallback = (
    <>
      {shell}
      <LateNotice />
    </>
  )
  return (
    <NotOpened isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </NotOpened>
  )
}

/** Above the page, because it does not know where what is loaded will be. */
function LateNotice() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), loadingToldAfterMs)
    return () => clearTimeout(timer)
  }, [])
  useSpoken(isLate ? label : '')
  if (!isLate) return null
  return (
    <div className={styles.notice}>
      <SpinnerMark /> {label}
    </div>
  )
}
