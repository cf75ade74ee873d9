import { Button } from 'react-aria-components'
import type { PressEvent } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import * as popover from '../../parts/popover.css.ts'
import type { NavigationGroup, NavigationLink } from './NavigationEntry.ts'
import * as styles from './NavigationMenu.css.ts'

interface NavigationOpenerProps {
  entry: NavigationGroup | NavigationLink
  /** Whether its children show beside it, rather than in its place. */
  isExpanded?: boolean
  onPress: (press: PressEvent) => void
}

/** An entry that opens the level below it. */
export function NavigationOpener({ entry, isExpanded, onPress }: NavigationOpenerProps) {
  return (
    <Button
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      onPress={onPress}
      className={classes(popover.item, styles.destination)}
    >
      {entry.icon && <Icon name={entry.icon} />}
      <span className={styles.words}>{entry.label}</span>
      <Icon name="chevronRight" size="small" />
    </Button>
  )
}
