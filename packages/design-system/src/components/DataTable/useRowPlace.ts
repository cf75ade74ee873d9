import { startTransition, useEffect, useState, type RefObject } from 'react'

interface RowPlaceInput {
  body: RefObject<HTMLElement | null>
  isCards: boolean
  isWatched: boolean
}

interface RowPlace {
  /** Distance of the first row from the top of the page, in px. */
  top: number
  /** Height of a typical row, in px. */
  rowHeight: number
}

/** `top` in px until it is measured: enough for a heading and a search above the rows. */
const initialTop = 200

/** `rowHeight` until it is measured, in px. */
const usualHeight = { row: 57, card: 81 }

/**
 * Where the rows begin, and how high a row is. A change of the table's width measures both again. Scrolling measures only
 * where the rows begin. The observer watches the header and not the body, because the body grows when rows are rendered. If
 * it watched the body, each measurement would cause the next one, and browsers report such a loop as an error.
 */
export function useRowPlace({ body, isCards, isWatched }: RowPlaceInput): RowPlace {
  const [place, setPlace] = useState<RowPlace>({ top: initialTop, rowHeight: usualHeight[isCards ? 'card' : 'row'] })
  useEffect(() => {
    const element = body.current
    const head = element?.previousElementSibling
    if (!element || !head || !isWatched) return undefined
    // The update is not urgent: more rows are rendered than are visible, so the estimate is good enough for a moment.
    const measure = (height?: number) => {
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      startTransition(() => setPlace((old) => updatePlace(old, top, height)))
    }
    const observer = new ResizeObserver(() => measure(averageHeight(element)))
    observer.observe(head)
    const onScroll = () => measure()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [body, isWatched])
  return place
}

function averageHeight(body: HTMLElement): number | undefined {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > [role=row]')]
  const sum = rows.reduce((height, row) => height + row.offsetHeight, 0)
  return sum > 0 ? Math.round(sum / rows.length) : undefined
}

/**
 * Keeps the old height unless the new one is more than a quarter higher or lower. A smaller difference does no harm, because
 * the height of each row is corrected once the row is rendered.
 */
function updatePlace(old: RowPlace, top: number, height = old.rowHeight): RowPlace {
  const isFarOff = Math.abs(height - old.rowHeight) > old.rowHeight / 4
  if (old.top === top && !isFarOff) return old
  return { top, rowHeight: isFarOff ? height : old.rowHeight }
}
