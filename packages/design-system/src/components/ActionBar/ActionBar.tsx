import type { ReactNode } from 'react'
import { bottomBarHeight } from '../../css/bottomBarHeight.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import { usePublishedHeight } from '../../parts/usePublishedHeight.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './ActionBar.css.ts'
import { useRestoreFocus } from './useRestoreFocus.ts'

export interface ActionBarProps {
  /** Names the bar, such as "Selected invoices". */
  label: string
  /** How many rows are selected. For 0 there is no bar. */
  count: number
  onUnselectAll: () => void
  /** Buttons for the selected rows, the main one last. */
  children: ReactNode
}

/**
 * Slides up at the lower edge while rows are selected. It follows the rows in the page, so that it covers none of them
 * when the page is scrolled to the last row.
 */
export function ActionBar({ label, count, onUnselectAll, children }: ActionBarProps) {
  return (
    <>
      {/* Rendered before there is a message: screen readers miss a live region that appears with its text. */}
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
  const focus = useRestoreFocus()
  usePublishedHeight(focus.ref, bottomBarHeight, styles.distance)
  return (
    <section aria-label={label} {...focus} className={styles.bar}>
      {children}
    </section>
  )
}
