import type { PointerEvent, ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Anchor, hasModifierKey } from '../../parts/Anchor.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as popover from '../../parts/popover.css.ts'
import { childrenOf } from './NavigationEntry.ts'
import type { NavigationAction, NavigationEntry, NavigationGroup, NavigationLink } from './NavigationEntry.ts'
import * as styles from './NavigationMenu.css.ts'

interface NavigationRowProps {
  entry: NavigationEntry
  /** Whether the level below the entry is open. */
  isOpen: boolean
  /** Called as soon as the mouse enters the row. The caller waits until the mouse has rested there. */
  onMouseEnter: () => void
  /** Called when the button beside the link is pressed, or the entry itself if it has no page. */
  onPress: () => void
  onFollow: () => void
  /** The level below the entry, if it is open. */
  children: ReactNode
}

/** An entry: its link, and if there is a level below, a separate button that opens it. */
export function NavigationRow({ entry, isOpen, onMouseEnter, onPress, onFollow, children }: NavigationRowProps) {
  if (entry.kind === 'separator') return <li aria-hidden className={styles.separator} />
  if (entry.kind === 'note') return <NavigationNote {...entry} />
  const rest = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onMouseEnter()
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

/** Text among the entries. */
export function NavigationNote({ title, text }: { title: string; text: string }) {
  return (
    <li className={styles.note}>
      <span className={styles.noteTitle}>{title}</span>
      <span className={styles.noteText}>{text}</span>
    </li>
  )
}

interface NavigationOpenerProps {
  entry: NavigationGroup | NavigationLink
  /**
   * Whether the entry's submenu is open beside the menu. Undefined if the submenu replaces the menu.
   */
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
      <span className={styles.words}>{entry.label}</span>
      <Icon name="chevronRight" size="small" />
    </PlainButton>
  )
}

interface NavigationDestinationProps {
  entry: NavigationLink | NavigationAction
  /** Called when the entry is opened in this tab, but not if its page opens in another tab or window. */
  onFollow: () => void
}

/** The element that an entry shows: a real link if it leads to a page, or a button if it is an action. */
export function NavigationDestination({ entry, onFollow }: NavigationDestinationProps) {
  const className = classes(popover.item, styles.destination)
  if (entry.kind === 'action') {
    const act = () => {
      onFollow()
      entry.onPress()
    }
    return (
      <PlainButton onPress={act} className={className}>
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
        if (!hasModifierKey(press)) onFollow()
      }}
      className={className}
    >
      <span className={styles.words}>{entry.label}</span>
      {entry.isExternal && <Icon name="external" size="small" label="opens in a new tab" />}
    </Anchor>
  )
}
