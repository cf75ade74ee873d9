import { NavigationDestination } from '../NavigationMenu/NavigationDestination.tsx'
import type { NavigationGroup, NavigationLink } from '../NavigationMenu/NavigationEntry.ts'
import * as styles from './NavigationDrawer.css.ts'

interface NavigationStackHeadingProps {
  entry: NavigationLink | NavigationGroup
  onFollow: () => void
}

/** The name of the open level. It links to the page of the level, because pressing the entry opened the level. */
export function NavigationStackHeading({ entry, onFollow }: NavigationStackHeadingProps) {
  return (
    <h3 tabIndex={entry.kind === 'link' ? undefined : -1} className={styles.heading}>
      {entry.kind === 'link' ? (
        <NavigationDestination entry={{ ...entry, label: `All ${entry.label}` }} onFollow={onFollow} />
      ) : (
        <span className={styles.words}>{entry.label}</span>
      )}
    </h3>
  )
}
