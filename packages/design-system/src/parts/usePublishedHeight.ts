import { useEffect, type RefObject } from 'react'
import { barHeightEvent, tooHigh } from '../css/barHeights.ts'
import { whenPainted } from '../time/whenPainted.ts'

/**
 * While a bar is on the page, sets a CSS variable on the root element to the height that the bar covers in the window,
 * including any distance to the lower edge. Marks a bar that is too high; see `tooHigh`. Waits for a paint first, because setting the variable makes the browser
 * recompute the styles of all elements.
 */
export function usePublishedHeight(ref: RefObject<HTMLElement | null>, variable: string): void {
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const { style } = document.documentElement
    const height = () => bar.offsetHeight + (Number.parseFloat(getComputedStyle(bar).bottom) || 0)
    const observer = new ResizeObserver(() => {
      const covered = height()
      const isTooHigh = covered > window.innerHeight / 5
      bar.toggleAttribute(tooHigh, isTooHigh)
      style.setProperty(variable, isTooHigh ? '0px' : `${covered}px`)
      window.dispatchEvent(new Event(barHeightEvent))
    })
    const stop = whenPainted(() => observer.observe(bar))
    return () => {
      stop()
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [ref, variable])
}
