import { NavigationDestination } from '../NavigationMenu/NavigationDestination.tsx'
import type { NavigationGroup, NavigationLink } from '../NavigationMenu/NavigationEntry.ts'
import * as styles from './NavigationDrawer.css.ts'

interface NavigationStackHeadingProps {
  entry: NavigationLink | NavigationGroup
  onFollow: () => void
}

/** Where one is. The page of a level stands here, because pressing its entry opened the level instead. */
export function NavigationStackHeading({ entry, onFollow }: NavigationStackHeadingProps) {
  return (
    <h3 className={styles.heading}>
      {entry.kind === 'link' ? (
        <NavigationDestination entry={{ ...entry, label: `All ${entry.label}` }} onFollow={onFollow} />
      ) : (
        <span tabIndex={-1} className={styles.words}>
          {entry.label}
        </span>
      )}
    </h3>
  )
}
