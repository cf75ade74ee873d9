import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { SpinnerMark } from '../../parts/SpinnerMark.tsx'
import { loadingToldAfterMs } from '../../voice/loadingToldAfterMs.ts'
import { useSpoken } from '../../voice/useSpoken.ts'
import * as styles from './OnDemand.css.ts'

const label = 'Loading…'

/** Around something whose code a press loads, such as a dialog. A load of more than a second is shown and told. */
export function OnDemand({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LateNotice />}>{children}</Suspense>
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
