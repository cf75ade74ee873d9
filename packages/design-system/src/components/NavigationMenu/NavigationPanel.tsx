import { useLayoutEffect, useMemo, type RefObject } from 'react'
import { classes } from '../../css/classes.ts'
import { levelsOf, type NavigationEntry } from './NavigationEntry.ts'
import { NavigationLevel } from './NavigationLevel.tsx'
import * as styles from './NavigationMenu.css.ts'

interface NavigationPanelProps {
  id: string
  /** The element that contains the button and the panel below it. */
  root: RefObject<HTMLElement | null>
  panel: RefObject<HTMLDivElement | null>
  align: 'start' | 'end'
  /** Names the list of entries. */
  label: string
  entries: readonly NavigationEntry[]
  takesFocus: boolean
  /** Called when an entry is followed. */
  onClose: () => void
}

/** The panel that a `NavigationMenu` opens. */
export function NavigationPanel({ id, root, panel, align, entries, onClose, ...level }: NavigationPanelProps) {
  const levels = useMemo(() => levelsOf(entries), [entries])
  // Positions the panel before its first paint, and whenever the window is resized.
  useLayoutEffect(() => {
    const place = () => {
      if (root.current && panel.current) positionPanel(root.current, panel.current, levels, align)
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [root, panel, levels, align])
  return (
    <div ref={panel} id={id} className={classes(styles.panel, styles.width[levels > 1 ? 'columns' : 'list'])}>
      <NavigationLevel {...level} entries={entries} depth="first" onFollow={onClose} />
    </div>
  )
}

/** Distance from the window's edges, in px. */
const margin = 8
/** Minimum height of the panel in px, even if there is less space below its button. */
const leastRoom = 120

/**
 * Puts the panel below its button, with space for all its columns inside the window. The panel must not move when more
 * columns open.
 */
function positionPanel(root: HTMLElement, panel: HTMLElement, levels: number, align: 'start' | 'end'): void {
  const page = document.documentElement
  const { left, right, bottom } = root.getBoundingClientRect()
  panel.style.setProperty(styles.panelLevels, `${levels}`)
  panel.style.setProperty(styles.panelRoom, `${Math.max(leastRoom, page.clientHeight - bottom - 2 * margin)}px`)
  const column = panel.offsetWidth
  const wanted = align === 'end' ? right - column : left
  const furthest = page.clientWidth - margin - column * levels
  panel.style.left = `${Math.max(margin, Math.min(wanted, furthest)) - left}px`
}
