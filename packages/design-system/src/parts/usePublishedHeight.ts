import { useEffect, type RefObject } from 'react'
import { whenPainted } from '../time/whenPainted.ts'

/**
 * While a bar is on the page, sets a CSS variable on the root element to the height of the window that the bar covers.
 * The variable is set after the paint, because the browser then computes the styles of all elements again.
 * A distance between the bar and the lower edge of the window counts too.
 */
export function usePublishedHeight(ref: RefObject<HTMLElement | null>, variable: string): void {
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const { style } = document.documentElement
    const height = () => bar.offsetHeight + (Number.parseFloat(getComputedStyle(bar).bottom) || 0)
    const observer = new ResizeObserver(() => style.setProperty(variable, `${height()}px`))
    const stop = whenPainted(() => observer.observe(bar))
    return () => {
      stop()
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [ref, variable])
}
