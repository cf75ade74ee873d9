import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Anchor, opensElsewhere } from '../../parts/Anchor.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as popover from '../../parts/popover.css.ts'
import type { NavigationAction, NavigationLink } from './NavigationEntry.ts'
import * as styles from './NavigationMenu.css.ts'

interface NavigationDestinationProps {
  entry: NavigationLink | NavigationAction
  /** It was chosen in this tab; opening the page in another tab or window does not count. */
  onFollow: () => void
}

/** The target of an entry: a page, as a real link, or an action, as a button. */
export function NavigationDestination({ entry, onFollow }: NavigationDestinationProps) {
  const className = classes(popover.item, styles.destination)
  if (entry.kind === 'action') {
    const act = () => {
      onFollow()
      entry.onPress()
    }
    return (
      <PlainButton onPress={act} className={className}>
        {entry.icon && <Icon name={entry.icon} />}
        <span className={styles.words}>{entry.label}</span>
      </PlainButton>
    )
  }
  return (
    <Anchor
      href={entry.href}
      isExternal={entry.isExternal === true}
      aria-current={entry.isCurrent === true ? 'page' : undefined}
      onClick={(press) => {
        if (!opensElsewhere(press)) onFollow()
      }}
      className={className}
    >
      {entry.icon && <Icon name={entry.icon} />}
      <span className={styles.words}>{entry.label}</span>
      {entry.isExternal && <Icon name="external" size="small" label="opens in a new tab" />}
    </Anchor>
  )
}
