import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { VisuallyHidden } from '../../layout/Hidden.tsx'
import { whenPainted } from '../../time/whenPainted.ts'
import { TextButton } from '../TextButton/TextButton.tsx'
import * as styles from './DataTable.css.ts'

interface LongTextProps {
  id: string | undefined
  /** The header of the text's column. */
  header: string
  children: ReactNode
}

/** A text that is too long for its cell: cut off, with a button that shows the full text. */
export function LongText({ id, header, children }: LongTextProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <div className={styles.longCell}>
      <div id={id} data-long-text={isWhole ? 'whole' : 'cut'} className={isWhole ? undefined : styles.cutText}>
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

/** For each row key, the headers of the cells whose text does not fit. */
type CutCells = ReadonlyMap<string, ReadonlySet<string>>

/** Rows of less than this height, in px, are not examined, because their texts have at most three lines. */
const leastHeight = 66
/** Minimum height in px of a cell that may be cut off: slightly less than three small lines. */
const leastCutHeight = 48

interface CutCellsInput<Row> {
  shown: readonly Row[]
  rowKey: (row: Row) => string
  body: RefObject<HTMLElement | null>
}

/**
 * Finds the cells whose text is cut off. One resize observer watches all rows, and the browser calls it after the layout.
 */
export function useCutCells<Row>({ shown, rowKey, body }: CutCellsInput<Row>): CutCells {
  const [cut, setCut] = useState<CutCells>(none)
  const measureRows = useRef<ResizeObserverCallback>(() => undefined)
  const watched = useRef<{ observer: ResizeObserver; rows: WeakSet<Element> }>(null)

  useEffect(() => {
    measureRows.current = (entries) => {
      for (const { target, contentRect } of entries) {
        const row = target instanceof HTMLElement ? shown[Number(target.dataset['index'])] : undefined
        if (row === undefined) continue
        const key = rowKey(row)
        if (contentRect.height < leastHeight && !cut.has(key)) continue
        const headers = [...target.children].filter(isCut).map((cell) => cell.getAttribute('data-header') ?? '')
        setCut((before) => withCut(before, key, headers))
      }
    }
    // Observes new rows after each render, because rows come and go with scrolling.
    watched.current ??= {
      observer: new ResizeObserver((...change) => measureRows.current(...change)),
      rows: new WeakSet(),
    }
    const { observer, rows } = watched.current
    return whenPainted(() => {
      for (const row of body.current?.children ?? []) {
        if (row.role !== 'row' || rows.has(row)) continue
        rows.add(row)
        observer.observe(row)
      }
    })
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

/** Whether the text of a cell is cut off, or would be if it were not shown in full. */
function isCut(cell: Element): boolean {
  const long = cell.querySelector<HTMLElement>('[data-long-text]')
  if (long?.dataset['longText'] === 'whole') return true
  const { scrollHeight, clientHeight } = long ?? cell
  // Ignores cells of little height. Their text is not cut off, but the padding of a link on its own line may overflow the
  // cell.
  return clientHeight > leastCutHeight && scrollHeight > clientHeight + 1
}

/** @param headers The headers of all cells of the row whose text is cut off now. */
function withCut(before: CutCells, row: string, headers: readonly string[]): CutCells {
  const known = before.get(row)
  if (headers.length === (known?.size ?? 0) && headers.every((header) => known?.has(header))) return before
  return new Map(before).set(row, new Set(headers))
}
