import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { positionInView } from './rowInView.ts'
import { isPrintingNow } from '../../parts/useIsPrinting.ts'
import type { Rows } from './useRows.ts'
import { useStable } from './useStable.ts'
import { startTimer } from '../../time/clock.ts'

/** After the last scroll event. */
const restMs = 300

interface RowInViewInput<Row> {
  table: RefObject<HTMLElement | null>
  rows: Rows<Row>
  startRow: string | undefined
  onRowInView: ((key: string | null) => void) | undefined
}

/** Tells which row is the first one in view, whenever that has changed and the page is at rest. */
export function useRowInView<Row>({ table, rows, startRow, onRowInView }: RowInViewInput<Row>): void {
  const { shown, rowKey } = rows
  const told = useRef({ shown, key: startRow === undefined || startRow === '' ? null : startRow })
  const isWanted = onRowInView !== undefined
  const tell = useStable(() => {
    // On paper all rows are drawn, and the page is not where it was.
    if (!table.current || isPrintingNow()) return
    const row = shown[positionInView(table.current) ?? 0]
    const key = row === undefined || row === shown[0] ? null : rowKey(row)
    if (told.current.shown === shown && told.current.key === key) return
    told.current = { shown, key }
    onRowInView?.(key)
  })

  // Another search or sort brings another row into view without scrolling.
  useEffect(() => {
    if (!isWanted) return undefined
    let timer = startTimer(tell, restMs)
    const wait = () => {
      timer.cancel()
      timer = startTimer(tell, restMs)
    }
    window.addEventListener('scroll', wait, { passive: true })
    return () => {
      timer.cancel()
      window.removeEventListener('scroll', wait)
    }
  }, [isWanted, shown, tell])
}
