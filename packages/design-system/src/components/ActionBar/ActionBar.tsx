import { useEffect, useRef, useState, type ReactNode } from 'react'
import { typingDebounceMs, useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { bottomBarHeight } from '../../css/barHeights.ts'
import { coarsePointer } from '../../css/breakpoints.ts'
import { classes } from '../../css/classes.ts'
import { Hidden } from '../../layout/Hidden.tsx'
import { useMediaQuery } from '../../parts/useMediaQuery.ts'
import { usePublishedHeight } from '../../parts/usePublishedHeight.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { grouped } from '../Money/formatMoney.ts'
import { Money } from '../Money/Money.tsx'
import * as styles from './ActionBar.css.ts'
import { useBarFocus } from './useBarFocus.ts'

interface ActionBarProps {
  /** Names the bar, such as "Selected invoices". */
  label: string
  /** Number of selected rows. If it is 0, the bar is hidden unless it has a `hint`. */
  count: number
  /** Says what to select. A bar with a hint is always shown; disable its actions while no row is selected. */
  hint?: string | undefined
  /** Number of selected rows that a search hides. Shown separately. */
  hiddenCount?: number
  /** Number of all rows. Shown when all are selected. */
  total?: number
  /** The sum of the selected rows in cents. */
  sum?: number | undefined
  onUnselectAll: () => void
  /** A menu for phones, which have room for one action only, and do not show a table's checkbox for all rows. */
  more?: ReactNode
  /** Buttons for the selected rows, with the main one last. */
  children: ReactNode
}

/**
 * Slides up at the lower edge when rows are selected, and shows how many rows are selected. With a `hint` the bar is always
 * shown. Render the bar after the rows. At the end of the page it is then below the last row. On a phone it is always at the
 * window's lower edge.
 * F6 moves the focus from anywhere on the page to the bar's actions. From the bar, F6 or Escape moves the focus back.
 */
export function ActionBar(props: ActionBarProps) {
  const { label, count, hint, hiddenCount = 0, total, sum, onUnselectAll, more, children } = props
  const hasKeyboard = useHasKeyboard()
  const [before, setBefore] = useState({ count, mentionsF6: false })
  if (before.count !== count) setBefore({ count, mentionsF6: before.count === 0 && hasKeyboard })
  const selected = `${count === total && count > 1 ? 'All ' : ''}${grouped(count)} selected`
  const selection = hiddenCount === 0 ? selected : `${selected}, ${grouped(hiddenCount)} not shown`
  const message = before.mentionsF6 ? `${selection}. Press F6 for the actions.` : selection
  useAnnouncement(count === 0 ? 'None selected' : message, { afterMs: typingDebounceMs, onlyChanges: true })
  if (count === 0)
    return (
      hint !== undefined && (
        <HintBar label={label} hint={hint}>
          {children}
        </HintBar>
      )
    )
  return (
    <Bar label={label} count={count} replacesHint={hint !== undefined}>
      <div className={styles.figure}>
        {sum === undefined ? (
          selection
        ) : (
          <>
            <Hidden below="tablet">{selection}</Hidden>
            <Hidden above="tablet">{`${grouped(count)} ·`}</Hidden>
            <Money amount={sum} emphasis="strong" />
          </>
        )}
      </div>
      {hasKeyboard && <span className={styles.hint}>F6 leads here and back</span>}
      <div className={styles.tools}>
        {more && <Hidden above="tablet">{more}</Hidden>}
        <IconButton icon="close" label="Unselect All" labelFrom="tablet" onPress={onUnselectAll} />
      </div>
      <div className={styles.actions}>{children}</div>
    </Bar>
  )
}

/**
 * The bar while no row is selected. It is a separate component, so that `Bar` is removed when the last row is unselected.
 * `Bar` returns the focus to the row only when it is removed.
 */
function HintBar({ label, hint, children }: Pick<ActionBarProps, 'label' | 'children'> & { hint: string }) {
  const ref = useRef<HTMLElement>(null)
  usePublishedHeight(ref, bottomBarHeight)
  return (
    <section ref={ref} aria-label={label} className={classes(styles.bar, styles.withoutEntrance)}>
      <span className={styles.selectionHint}>{hint}</span>
      <div className={styles.actionsBesideHint}>{children}</div>
    </section>
  )
}

interface BarProps extends Pick<ActionBarProps, 'label' | 'count' | 'children'> {
  /** Whether the bar replaces a `HintBar` that is already in place. If so, the bar does not slide up. */
  replacesHint: boolean
}

function Bar({ label, count, replacesHint, children }: BarProps) {
  const { ref, ...focus } = useBarFocus(`.${styles.actions}`, count)
  usePublishedHeight(ref, bottomBarHeight)
  return (
    <section
      ref={ref}
      {...focus}
      aria-label={label}
      aria-keyshortcuts="F6"
      className={classes(styles.bar, replacesHint && styles.withoutEntrance)}
    >
      {children}
    </section>
  )
}

/**
 * Whether the user works with a keyboard or a screen reader, and probably has function keys. False after a press with a
 * pointer, and on touch devices.
 */
function useHasKeyboard(): boolean {
  const [isPointed, setIsPointed] = useState(false)
  const isTouch = useMediaQuery(coarsePointer)
  useEffect(() => {
    const onPointer = () => setIsPointed(true)
    const onKey = () => setIsPointed(false)
    window.addEventListener('pointerdown', onPointer, { capture: true })
    window.addEventListener('keydown', onKey, { capture: true })
    return () => {
      window.removeEventListener('pointerdown', onPointer, { capture: true })
      window.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [])
  return !isPointed && !isTouch
}
