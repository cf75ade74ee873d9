import type { PointerEvent, ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Anchor, opensElsewhere } from '../../parts/Anchor.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as popover from '../../parts/popover.css.ts'
import { childrenOf } from './NavigationEntry.ts'
import type { NavigationAction, NavigationEntry, NavigationGroup, NavigationLink } from './NavigationEntry.ts'
import * as styles from './NavigationMenu.css.ts'

interface NavigationRowProps {
  entry: NavigationEntry
  /** Its children are shown. */
  isOpen: boolean
  /** The mouse has entered it. */
  onRest: () => void
  /** The button beside it was pressed, or the entry itself if it has no page. */
  onPress: () => void
  onFollow: () => void
  /** The level below, while it is open. */
  children: ReactNode
}

/** An entry: its link, and a separate button that opens the level below. */
export function NavigationRow({ entry, isOpen, onRest, onPress, onFollow, children }: NavigationRowProps) {
  if (entry.kind === 'separator') return <li aria-hidden className={styles.separator} />
  const rest = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onRest()
  }
  return (
    <li>
      <div onPointerEnter={rest} className={styles.row} {...(isOpen && { 'data-open': true })}>
        {entry.kind === 'group' ? (
          <NavigationOpener entry={entry} isExpanded={isOpen} onPress={onPress} />
        ) : (
          <NavigationDestination entry={entry} onFollow={onFollow} />
        )}
        {entry.kind === 'link' && childrenOf(entry).length > 0 && (
          <PlainButton
            aria-label={`More in ${entry.label}`}
            aria-expanded={isOpen}
            onPress={onPress}
            className={styles.more}
          >
            <Icon name="chevronRight" size="small" />
          </PlainButton>
        )}
      </div>
      {children}
    </li>
  )
}

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
