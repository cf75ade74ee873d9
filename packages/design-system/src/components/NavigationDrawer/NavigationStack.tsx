import { useEffect, useRef, useState } from 'react'
import { classes } from '../../css/classes.ts'
import { Button } from '../Button/Button.tsx'
import { NavigationDestination } from '../NavigationMenu/NavigationDestination.tsx'
import { childrenOf } from '../NavigationMenu/NavigationEntry.ts'
import type { NavigationEntry } from '../NavigationMenu/NavigationEntry.ts'
import { NavigationOpener } from '../NavigationMenu/NavigationOpener.tsx'
import { NavigationStackHeading } from './NavigationStackHeading.tsx'
import { openBranch } from './openBranch.ts'
import * as styles from './NavigationDrawer.css.ts'

interface NavigationStackProps {
  /** The name of the outermost level. */
  title: string
  entries: readonly NavigationEntry[]
  onFollow: () => void
}

/** The positions of the opened entries, from the outermost level inwards, and what takes the focus. */
interface Place {
  path: readonly number[]
  focus?: 'heading' | number
}

/** Shows one level at a time. The focus moves into an opened level, and back to its entry when it closes. */
export function NavigationStack({ title, entries, onFollow }: NavigationStackProps) {
  const level = useRef<HTMLDivElement>(null)
  const [{ path: wanted, focus }, setPlace] = useState<Place>({ path: [] })
  const branch = openBranch(entries, wanted)
  const path = wanted.slice(0, branch.length)
  const parent = branch.at(-1)
  const shown = parent === undefined ? entries : childrenOf(parent)

  useEffect(() => {
    if (focus === undefined) return
    const part = focus === 'heading' ? 'h3[tabindex], h3 a' : `li:nth-child(${focus + 1}) :is(a, button)`
    level.current?.querySelector<HTMLElement>(part)?.focus()
  }, [wanted, focus])

  const arrival = focus === undefined ? 'still' : focus === 'heading' ? 'inwards' : 'outwards'
  // Counted from the end, where those entries are that stay while others appear.
  const row = (entry: NavigationEntry, index: number) =>
    entry.kind === 'separator' ? (
      <li key={shown.length - index} aria-hidden className={styles.separator} />
    ) : (
      <li key={shown.length - index} className={styles.row}>
        {entry.kind !== 'action' && childrenOf(entry).length > 0 ? (
          <NavigationOpener entry={entry} onPress={() => setPlace({ path: [...path, index], focus: 'heading' })} />
        ) : (
          entry.kind !== 'group' && <NavigationDestination entry={entry} onFollow={onFollow} />
        )}
      </li>
    )

  return (
    <div key={path.join()} ref={level} className={classes(styles.level, styles.arrival[arrival])}>
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
          <NavigationStackHeading entry={parent} onFollow={onFollow} />
        </>
      )}
      <ul aria-label={parent?.label ?? title}>{shown.map(row)}</ul>
    </div>
  )
}
