import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** The work in progress, such as "Preparing your price book". */
  label: string
  /** From 0 to 100; null while the progress is not known. */
  value: number | null
}

/** The progress of long work. For a short wait use a `Spinner`. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <AriaProgressBar value={value ?? 0} isIndeterminate={value === null} className={styles.progress}>
      {({ percentage = 0, valueText }) => (
        <>
          <div className={styles.words}>
            <Label>{label}</Label>
            {value !== null && <span className={styles.value}>{valueText}</span>}
          </div>
          <div className={styles.track}>
            {value === null ? (
              <div data-essential-motion className={styles.unknown} />
            ) : (
              <div className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
            )}
          </div>
        </>
      )}
    </AriaProgressBar>
  )
}
