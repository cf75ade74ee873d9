import { startTransition, useEffect, useState, type RefObject } from 'react'

/** In px, until it is measured: enough for a heading and a search above the rows. */
const initialTop = 200

/**
 * Distance of the first row from the top of the page, in px. Measured while the page scrolls, and when the table's width
 * changes. Watches the header and not the body, because the body grows when rows are rendered: each measurement would cause
 * the next one, and browsers report such a loop as an error.
 */
export function useRowsTop(body: RefObject<HTMLElement | null>, isWatched: boolean): number {
  const [top, setTop] = useState(initialTop)
  useEffect(() => {
    const element = body.current
    const head = element?.previousElementSibling
    if (!element || !head || !isWatched) return undefined
    // Not urgent: more rows are rendered than are visible.
    const measure = () => {
      const next = Math.round(element.getBoundingClientRect().top + window.scrollY)
      startTransition(() => setTop(next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(head)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [body, isWatched])
  return top
}
