import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { startTimer } from '../../time/clock.ts'
import { TextButton } from '../TextButton/TextButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DataTable.css.ts'

interface LongTextProps {
  id: string | undefined
  /** The header of its column. */
  header: string
  children: ReactNode
}

/** A text that is too long for its cell: cut off, with a button that shows all of it. */
export function LongText({ id, header, children }: LongTextProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <div className={styles.long}>
      <div id={id} className={isWhole ? undefined : styles.cutText}>
        {children}
      </div>
      <div className={styles.showAll}>
        <TextButton onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show all'}
          <VisuallyHidden> of {header}</VisuallyHidden>
        </TextButton>
      </div>
    </div>
  )
}

/** For each row with cut texts, by its key: the positions of the cells whose text does not fit. */
type CutCells = ReadonlyMap<string, ReadonlySet<number>>

/** Height in px. Rows that are lower are not examined, because they have no text of more than three lines. */
const leastHeight = 66
/** Height in px, below that of three small lines. */
const leastCutHeight = 48

/** The texts are measured this long after a render, when the rows have been painted. */
const lookAfterMs = 100

interface CutCellsInput<Row> {
  shown: readonly Row[]
  rowKey: (row: Row) => string
  body: RefObject<HTMLElement | null>
}

/** Finds the texts that are cut off, with one observer for all rows. The browser calls it after it has laid them out. */
export function useCutCells<Row>({ shown, rowKey, body }: CutCellsInput<Row>): CutCells {
  const [cut, setCut] = useState<CutCells>(none)
  const look = useRef<ResizeObserverCallback>(() => undefined)
  const watched = useRef<{ observer: ResizeObserver; rows: WeakSet<Element> }>(null)

  useEffect(() => {
    look.current = (entries) => {
      for (const { target, contentRect } of entries) {
        if (contentRect.height < leastHeight || !(target instanceof HTMLElement)) continue
        const row = shown[Number(target.dataset['index'])]
        const cells = [...target.children].flatMap((cell, place) => (isCut(cell) ? [place] : []))
        if (row !== undefined && cells.length > 0) setCut((before) => withCut(before, rowKey(row), cells))
      }
    }
    // Runs after each render, because rows come and go as the page is scrolled.
    watched.current ??= { observer: new ResizeObserver((...change) => look.current(...change)), rows: new WeakSet() }
    const { observer, rows } = watched.current
    const timer = startTimer(() => {
      for (const row of body.current?.children ?? []) {
        if (row.role !== 'row' || rows.has(row)) continue
        rows.add(row)
        observer.observe(row)
      }
    }, lookAfterMs)
    return () => timer.cancel()
  })
  useEffect(
    () => () => {
      watched.current?.observer.disconnect()
      watched.current = null
    },
    [],
  )
  return cut
}

const none: CutCells = new Map()

function isCut({ scrollHeight, clientHeight }: Element): boolean {
  // The padding of a link in a line of its own also overflows.
  return clientHeight > leastCutHeight && scrollHeight > clientHeight + 1
}

function withCut(before: CutCells, row: string, cells: readonly number[]): CutCells {
  const known = before.get(row)
  if (cells.every((place) => known?.has(place))) return before
  return new Map(before).set(row, new Set([...(known ?? []), ...cells]))
}
