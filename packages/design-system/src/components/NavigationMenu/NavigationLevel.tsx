import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useDelay } from '../../parts/useDelay.ts'
import { childrenOf } from './NavigationEntry.ts'
import type { NavigationEntry } from './NavigationEntry.ts'
import { NavigationRow } from './NavigationRow.tsx'
import * as styles from './NavigationMenu.css.ts'

interface NavigationLevelProps {
  /** Of what these are the entries. */
  label: string
  entries: readonly NavigationEntry[]
  depth: 'first' | 'further'
  /** Takes the focus as it appears. */
  takesFocus: boolean
  /** How long mouse or focus rest on an entry before its children show. */
  delayMs: number
  onFollow: () => void
  /** The mouse is here now. */
  onArrive?: () => void
  /** Back to what this level hangs on. */
  onBack?: () => void
}

/**
 * One column of a menu, and in the row that is open the column beside it. Up, Down, Home and End move within the
 * column and, where one rests, show what the entry holds; Right goes into that and Left comes back.
 */
export function NavigationLevel({
  label,
  entries,
  depth,
  takesFocus,
  delayMs,
  onFollow,
  onArrive,
  onBack,
}: NavigationLevelProps) {
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<{ index: number; takesFocus: boolean }>()
  const rest = useDelay()

  useEffect(() => {
    if (takesFocus) firstOf(list.current)?.focus()
  }, [takesFocus])

  const show = (index: number, into: 'stay' | 'enter' = 'stay') => {
    rest.cancel()
    const hasChildren = childrenOf(entries[index]).length > 0
    setOpen(hasChildren ? { index, takesFocus: into === 'enter' } : undefined)
  }
  const showSoon = (index: number) => rest.start(() => show(index), delayMs)
  const focusRow = (from: number, step: 1 | -1) => {
    const rows = [...(list.current?.children ?? [])]
    for (let index = from; rows[index]; index += step) {
      const target = firstOf(rows[index])
      if (!target) continue
      target.focus()
      showSoon(index)
      return
    }
  }
  const enter = (index: number, row: Element | undefined) => {
    const shown = open?.index === index && row?.querySelector('ul')
    if (shown) firstOf(shown)?.focus()
    else if (childrenOf(entries[index]).length > 0) show(index, 'enter')
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

  // The list may hold the same label or address twice, so its order is what tells its entries apart.
  const row = (entry: NavigationEntry, index: number) => (
    <NavigationRow
      key={index}
      entry={entry}
      isOpen={open?.index === index}
      onRest={() => showSoon(index)}
      onPress={({ pointerType }) => {
        // A mouse has opened it by coming here.
        if (open?.index === index && pointerType !== 'mouse') setOpen(undefined)
        else show(index)
      }}
      onFollow={onFollow}
    >
      {open?.index === index && entry.kind !== 'separator' && (
        <NavigationLevel
          label={entry.label}
          entries={childrenOf(entry)}
          depth="further"
          takesFocus={open.takesFocus}
          delayMs={delayMs}
          onFollow={onFollow}
          // Whatever the mouse has passed over on its way shall not open.
          onArrive={rest.cancel}
          onBack={() => firstOf(list.current?.children[index])?.focus()}
        />
      )}
    </NavigationRow>
  )

  return (
    <div role="presentation" onKeyDown={onKeyDown} onPointerEnter={onArrive} className={styles.level[depth]}>
      <ul ref={list} aria-label={label} className={styles.list}>
        {entries.map(row)}
      </ul>
    </div>
  )
}

const firstOf = (part: Element | null | undefined) => part?.querySelector<HTMLElement>('a, button')
