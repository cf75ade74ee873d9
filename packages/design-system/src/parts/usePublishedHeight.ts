import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps a CSS variable on the root element that says how much of the window a bar covers, while the bar is there.
 * @param distance A CSS length between the bar and the edge of the window, which counts too.
 */
export function usePublishedHeight(ref: RefObject<HTMLElement | null>, variable: string, distance?: string): void {
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const { style } = document.documentElement
    const height = () =>
      distance === undefined ? `${bar.offsetHeight}px` : `calc(${bar.offsetHeight}px + ${distance})`
    const observer = new ResizeObserver(() => style.setProperty(variable, height()))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [ref, variable, distance])
}
