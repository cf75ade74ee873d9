import { startTransition, useEffect, useState } from 'react'
import type { RefObject } from 'react'

export interface RowPlace {
  /** Of the first row below the top of the page, px. */
  top: number
  /** Of a row as a rule, px. */
  rowHeight: number
}

/** Below a heading and a search, with rows of one line. */
const usual = { top: 200, rowHeight: 40 }

/** Where the rows begin and how high they are, looked at again when the page or the table changes its size. */
export function useRowPlace(body: RefObject<HTMLElement | null>, isWatched: boolean): RowPlace {
  const [place, setPlace] = useState<RowPlace>(usual)
  useEffect(() => {
    const element = body.current
    if (!element || !isWatched) return undefined
    let width = 0
    const observer = new ResizeObserver(() => {
      const height = width === element.clientWidth ? undefined : averageHeight(element)
      width = element.clientWidth
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      // Not urgent: more rows are drawn than are seen, so the guess serves for the moment.
      startTransition(() => setPlace((old) => settle(old, top, height)))
    })
    observer.observe(element)
    // Whatever comes and goes above the rows makes the page longer or shorter.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [body, isWatched])
  return place
}

function averageHeight(body: HTMLElement): number | undefined {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > [role=row]')]
  const sum = rows.reduce((height, row) => height + row.offsetHeight, 0)
  return sum > 0 ? Math.round(sum / rows.length) : undefined
}

/** The old place, if the new one makes no difference: a wrong guess at some heights is corrected row by row. */
function settle(old: RowPlace, top: number, height = old.rowHeight): RowPlace {
  const isFarOff = Math.abs(height - old.rowHeight) > old.rowHeight / 4
  if (old.top === top && !isFarOff) return old
  return { top, rowHeight: isFarOff ? height : old.rowHeight }
}
