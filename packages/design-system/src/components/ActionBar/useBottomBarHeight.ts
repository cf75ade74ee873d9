import { useLayoutEffect, type RefObject } from 'react'
import { bottomBarHeight } from '../../css/bottomBarHeight.ts'

/** Says on the root element how much of the window's lower edge a sticky bar covers. It is higher where its buttons wrap. */
export function useBottomBarHeight(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const { style } = document.documentElement
    const update = () =>
      style.setProperty(bottomBarHeight, `calc(${bar.offsetHeight}px + ${getComputedStyle(bar).bottom})`)
    const observer = new ResizeObserver(update)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(bottomBarHeight)
    }
  }, [ref])
}
