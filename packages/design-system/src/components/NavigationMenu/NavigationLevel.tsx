import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { childrenOf, type NavigationEntry } from './NavigationEntry.ts'
import * as styles from './NavigationMenu.css.ts'
import { NavigationRow } from './NavigationRow.tsx'
import { openDelay, useDelay } from './useDelay.ts'

interface NavigationLevelProps {
  /** Names the list of entries. */
  label: string
  entries: readonly NavigationEntry[]
  depth: 'first' | 'further'
  /** Whether the level takes the focus when it appears. */
  takesFocus: boolean
  onFollow: () => void
  /** Called when the pointer enters this level. */
  onPointerEnter?: () => void
  /** Returns to the parent level. */
  onBack?: () => void
}

/**
 * The entry whose level is open, and how it was opened. `mouse` and `focus`: the mouse or the focus rested on the entry.
 * `press`: the user pressed it. `arrow`: the user pressed the Right key.
 */
interface Opened {
  readonly index: number
  readonly by: 'mouse' | 'focus' | 'press' | 'arrow'
}

/**
 * One column of a menu, and beside it the column of its open entry. Up, Down, Home and End move within the column. An entry
 * opens when the mouse or the focus rests on it. Right moves into the next column, Left moves back.
 */
export function NavigationLevel({
  label,
  entries,
  depth,
  takesFocus,
  onFollow,
  onPointerEnter,
  onBack,
}: NavigationLevelProps) {
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<Opened>()
  const rest = useDelay()

  useEffect(() => {
    if (takesFocus) firstOf(list.current)?.focus()
  }, [takesFocus])

  const show = (index: number, by: Opened['by']) => {
    rest.cancel()
    setOpen(childrenOf(entries[index]).length > 0 ? { index, by } : undefined)
  }
  const showSoon = (index: number, by: 'mouse' | 'focus') => rest.start(() => show(index, by), openDelay)
  const focusRow = (from: number, step: 1 | -1) => {
    const rows = [...(list.current?.children ?? [])]
    for (let index = from; rows[index]; index += step) {
      const target = firstOf(rows[index])
      if (!target) continue
      target.focus()
      showSoon(index, 'focus')
      return
    }
  }
  const enter = (index: number, row: Element | undefined) => {
    const shown = open?.index === index && row?.querySelector('ul')
    if (shown) firstOf(shown)?.focus()
    else if (childrenOf(entries[index]).length > 0) show(index, 'arrow')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(list.current?.children ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const moves: Record<string, (() => void) | undefined> = {
      ArrowDown: () => focusRow(at + 1, 1),
      ArrowUp: () => focusRow(at - 1, -1),
      Home: () => focusRow(0, 1),
      End: () => focusRow(rows.length - 1, -1),
      ArrowRight: () => enter(at, rows[at]),
      ArrowLeft: () => onBack?.(),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  // The key is the position, because labels and addresses may repeat. Positions count from the end, so that existing
  // entries keep their keys when new ones are added at the beginning.
  const row = (entry: NavigationEntry, index: number) => (
    <NavigationRow
      key={entries.length - index}
      entry={entry}
      isOpen={open?.index === index}
      onMouseEnter={() => showSoon(index, 'mouse')}
      onPress={() => {
        // If the mouse has opened the entry by resting on it, a press must not close it.
        if (open?.index !== index) show(index, 'press')
        else if (open.by !== 'mouse') setOpen(undefined)
      }}
      onFollow={onFollow}
    >
      {open?.index === index && 'label' in entry && (
        <NavigationLevel
          label={entry.label}
          entries={childrenOf(entry)}
          depth="further"
          takesFocus={open.by === 'arrow'}
          onFollow={onFollow}
          // On its way into this level, the mouse may cross other entries of the parent level. This keeps them from
          // opening.
          onPointerEnter={rest.cancel}
          onBack={() => firstOf(list.current?.children[index])?.focus()}
        />
      )}
    </NavigationRow>
  )

  return (
    <div role="presentation" onKeyDown={onKeyDown} onPointerEnter={onPointerEnter} className={styles.level[depth]}>
      <ul ref={list} aria-label={label} className={styles.list}>
        {entries.map(row)}
      </ul>
    </div>
  )
}

const firstOf = (part: Element | null | undefined) => part?.querySelector<HTMLElement>('a, button')
