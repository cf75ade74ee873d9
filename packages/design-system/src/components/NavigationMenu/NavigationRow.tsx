import type { PointerEvent, ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import { NavigationDestination } from './NavigationDestination.tsx'
import { childrenOf } from './NavigationEntry.ts'
import type { NavigationEntry } from './NavigationEntry.ts'
import { NavigationOpener } from './NavigationOpener.tsx'
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
