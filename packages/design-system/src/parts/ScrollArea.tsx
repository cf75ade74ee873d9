import { useLayoutEffect, useRef, type ReactNode } from 'react'
import * as overlay from './Overlay.css.ts'

/** The attributes of the area while it can be scrolled. A focusable element needs a role and a name. */
const whileScrollable = { tabindex: '0', role: 'region', 'aria-label': 'Content' }

/** The body of a sheet. It is focusable while its content does not fit, so that the arrow keys can scroll it. */
export function ScrollArea({ children }: { children: ReactNode }) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)

  // Sets the attributes directly, because this effect and the observer run before the paint. A state would be rendered after
  // the paint, so the area would not be focusable at first.
  useLayoutEffect(() => {
    const [area, content] = [outer.current, inner.current]
    if (!area || !content) return undefined
    const update = () => {
      const isScrollable = area.scrollHeight > area.clientHeight + 1
      for (const [name, value] of Object.entries(whileScrollable)) {
        if (isScrollable) area.setAttribute(name, value)
        else area.removeAttribute(name)
      }
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(area)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={outer} className={overlay.body}>
      <div ref={inner}>{children}</div>
    </div>
  )
}
