import { useEffect, type RefObject } from 'react'
import { whenPainted } from '../time/whenPainted.ts'

/**
 * While a bar is on the page, sets a CSS variable on the root element to the height of the window that the bar covers.
 * The variable is set after the paint, because the browser then computes the styles of all elements again.
 * @param distance A CSS length between the bar and the edge of the window, which counts too.
 */
export function usePublishedHeight(ref: RefObject<HTMLElement | null>, variable: string, distance?: string): void {
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const { style } = document.documentElement
    const height = () =>
      distance === undefined ? `${bar.offsetHeight}px` : `calc(${bar.offsetHeight}px + ${distance})`
    const observer = new ResizeObserver(() => style.setProperty(variable, height()))
    const stop = whenPainted(() => observer.observe(bar))
    return () => {
      stop()
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [ref, variable, distance])
}
