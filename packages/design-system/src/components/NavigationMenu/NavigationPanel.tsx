import { useMemo } from 'react'
import type { RefObject } from 'react'
import { classes } from '../../css/classes.ts'
import { levelsOf } from './NavigationEntry.ts'
import type { NavigationEntry } from './NavigationEntry.ts'
import { NavigationLevel } from './NavigationLevel.tsx'
import { usePanelPosition } from './usePanelPosition.ts'
import * as styles from './NavigationMenu.css.ts'

interface NavigationPanelProps {
  /** What it stands below: the button and the panel itself. */
  root: RefObject<HTMLElement | null>
  panel: RefObject<HTMLDivElement | null>
  align: 'start' | 'end'
  /** Names the list of entries. */
  label: string
  entries: readonly NavigationEntry[]
  takesFocus: boolean
  onFollow: () => void
}

/** What a `NavigationMenu` opens. */
export function NavigationPanel({ root, panel, align, entries, ...level }: NavigationPanelProps) {
  const levels = useMemo(() => levelsOf(entries), [entries])
  usePanelPosition(root, panel, levels, align)
  return (
    <div ref={panel} className={classes(styles.panel, styles.width[levels > 1 ? 'columns' : 'list'])}>
      <NavigationLevel {...level} entries={entries} depth="first" />
    </div>
  )
}
