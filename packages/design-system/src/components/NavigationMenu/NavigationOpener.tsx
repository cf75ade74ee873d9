import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as popover from '../../parts/popover.css.ts'
import type { NavigationGroup, NavigationLink } from './NavigationEntry.ts'
import * as styles from './NavigationMenu.css.ts'

interface NavigationOpenerProps {
  entry: NavigationGroup | NavigationLink
  /** Whether its children show beside it, rather than in its place. */
  isExpanded?: boolean
  onPress: () => void
}

/** An entry that opens the level below it. */
export function NavigationOpener({ entry, isExpanded, onPress }: NavigationOpenerProps) {
  return (
    <PlainButton
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      onPress={onPress}
      className={classes(popover.item, styles.destination)}
    >
      {entry.icon && <Icon name={entry.icon} />}
      <span className={styles.words}>{entry.label}</span>
      <Icon name="chevronRight" size="small" />
    </PlainButton>
  )
}
