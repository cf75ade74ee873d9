import { useEffect, useRef, useState } from 'react'
import { classes } from '../../css/classes.ts'
import { Overlay } from '../../parts/Overlay.tsx'
import { ScrollArea } from '../../parts/ScrollArea.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { childrenOf, entriesAlongPath } from '../NavigationMenu/NavigationEntry.ts'
import type { NavigationEntry, NavigationGroup, NavigationLink } from '../NavigationMenu/NavigationEntry.ts'
import { NavigationDestination, NavigationNote, NavigationOpener } from '../NavigationMenu/NavigationRow.tsx'
import * as styles from './NavigationDrawer.css.ts'

export interface NavigationSheetProps {
  title: string
  isOpen: boolean
  /** Called for the close button, Escape, a press outside the sheet, and the choice of an entry. */
  onClose: () => void
  entries: readonly NavigationEntry[]
}

/** The content of a `NavigationDrawer`, loaded when it is opened. */
export function NavigationSheet({ title, isOpen, onClose, entries }: NavigationSheetProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      size="drawer"
      title={title}
      closeButton={<IconButton icon="close" label="Close" onPress={onClose} />}
    >
      <ScrollArea>
        <NavigationStack title={title} entries={entries} onFollow={onClose} />
      </ScrollArea>
    </Overlay>
  )
}

/**
 * `path`: positions of the opened entries, from the outermost level inwards. `focus`: what takes the focus, the level's
 * heading or the entry at this position.
 */
interface Place {
  path: readonly number[]
  focus?: 'heading' | number
}

interface NavigationStackProps {
  /** Title of the outermost level. */
  title: string
  entries: readonly NavigationEntry[]
  onFollow: () => void
}

/**
 * Shows one level at a time. When a level opens, the focus moves into it. When it closes, the focus returns to the entry
 * that opened it.
 */
function NavigationStack({ title, entries, onFollow }: NavigationStackProps) {
  const level = useRef<HTMLDivElement>(null)
  const [{ path: wanted, focus }, setPlace] = useState<Place>({ path: [] })
  const branch = entriesAlongPath(entries, wanted)
  const path = wanted.slice(0, branch.length)
  const parent = branch.at(-1)
  const shown = parent === undefined ? entries : childrenOf(parent)

  useEffect(() => {
    if (focus === undefined) return
    const part = focus === 'heading' ? 'h3[tabindex], h3 a' : `li:nth-child(${focus + 1}) :is(a, button)`
    level.current?.querySelector<HTMLElement>(part)?.focus()
  }, [wanted, focus])

  const arrival = focus === undefined ? 'still' : focus === 'heading' ? 'inwards' : 'outwards'
  // Keys count from the end, so that existing entries keep their keys when new ones are added at the beginning.
  const row = (entry: NavigationEntry, index: number) => {
    const key = shown.length - index
    if (entry.kind === 'separator') return <li key={key} aria-hidden className={styles.separator} />
    if (entry.kind === 'note') return <NavigationNote key={key} {...entry} />
    return (
      <li key={key} className={styles.row}>
        {entry.kind !== 'action' && childrenOf(entry).length > 0 ? (
          <NavigationOpener entry={entry} onPress={() => setPlace({ path: [...path, index], focus: 'heading' })} />
        ) : (
          entry.kind !== 'group' && <NavigationDestination entry={entry} onFollow={onFollow} />
        )}
      </li>
    )
  }

  return (
    <div key={path.join()} ref={level} className={classes(styles.level, styles.levelAnimation[arrival])}>
      {parent && (
        <>
          <div className={styles.back}>
            <Button
              variant="quiet"
              size="small"
              icon="chevronLeft"
              about={`to ${branch.at(-2)?.label ?? title}`}
              onPress={() => setPlace({ path: path.slice(0, -1), focus: path.at(-1) ?? 0 })}
            >
              Back
            </Button>
          </div>
          <LevelHeading entry={parent} onFollow={onFollow} />
        </>
      )}
      <ul aria-label={parent?.label ?? title}>{shown.map(row)}</ul>
    </div>
  )
}

interface LevelHeadingProps {
  entry: NavigationLink | NavigationGroup
  onFollow: () => void
}

/**
 * The name of the open level. If the level's entry has a page, the name is a link to that page, because pressing the entry
 * has opened the level instead of the page.
 */
function LevelHeading({ entry, onFollow }: LevelHeadingProps) {
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
