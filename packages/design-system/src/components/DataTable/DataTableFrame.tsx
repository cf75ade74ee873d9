import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useIsPrinting } from '../../parts/useIsPrinting.ts'
import * as styles from './DataTable.css.ts'
import { gridTemplate, minTableWidth, sideBySide, type DataTableColumn, type Layout } from './DataTableColumn.ts'

interface DataTableFrameProps {
  columns: readonly DataTableColumn<never>[]
  isSelectable: boolean
  hasCards: boolean
  /** @param grid Style for the table's element: its columns, which its rows inherit */
  children: (layout: Layout, grid: CSSProperties) => ReactNode
}

/** The sheet around a table. It chooses the layout by its width; paper always shows all columns. */
export function DataTableFrame({ columns, isSelectable, hasCards, children }: DataTableFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  // Before the first measurement the window's width is a good guess: a right one saves a second render.
  const [width, setWidth] = useState(() => inRem(window.innerWidth))
  const isPrinting = useIsPrinting()
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setWidth(inRem(element.getBoundingClientRect().width))
    measure()
    // Before the next paint, so that a turned phone does not show the old layout for a moment.
    const onResize = () => flushSync(measure)
    window.addEventListener('resize', onResize)
    // Also notices larger text, because the sheet then has another height.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      window.removeEventListener('resize', onResize)
      observer.disconnect()
    }
  }, [])
  const fits = (layout: Layout) => isPrinting || width > minTableWidth(sideBySide(columns, layout), isSelectable)
  const layout = fits('wide') ? 'wide' : !hasCards || fits('narrow') ? 'narrow' : 'cards'
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.sheet}>
        {children(layout, { gridTemplateColumns: gridTemplate(sideBySide(columns, layout), isSelectable) })}
      </div>
    </div>
  )
}

const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
