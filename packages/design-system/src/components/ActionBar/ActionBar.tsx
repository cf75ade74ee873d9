import type { ReactNode } from 'react'
import { visuallyHidden } from '../../css/shared.css.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './ActionBar.css.ts'
import { useReturnedFocus } from './useReturnedFocus.ts'

export interface ActionBarProps {
  /** Names the bar, such as "Selected invoices". */
  label: string
  /** How many rows are selected. At none there is no bar. */
  count: number
  onUnselectAll: () => void
  /** What can be done with the selected rows: buttons, the main one last. */
  children: ReactNode
}

/**
 * Slides up at the lower edge while rows are selected. Stands in the page right after those rows, so that it covers none
 * of them once one has scrolled to the last.
 */
export function ActionBar({ label, count, onUnselectAll, children }: ActionBarProps) {
  return (
    <>
      {/* In the page before there is anything to say, or a screen reader would miss it. */}
      <output className={visuallyHidden}>{count > 0 && `${count} selected`}</output>
      {count > 0 && (
        <Bar label={label}>
          <span className={styles.count}>{count} selected</span>
          <Button variant="quiet" onPress={onUnselectAll}>
            Unselect All
          </Button>
          <div className={styles.actions}>{children}</div>
        </Bar>
      )}
    </>
  )
}

function Bar({ label, children }: { label: string; children: ReactNode }) {
  const focus = useReturnedFocus()
  return (
    <section aria-label={label} {...focus} className={styles.bar}>
      {children}
    </section>
  )
}
