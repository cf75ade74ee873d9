import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import * as overlay from './Overlay.css.ts'

interface ScrollAreaProps {
  children: ReactNode
}

/** The body of a sheet. Takes the focus only while it is too long to be seen whole, so that the arrow keys can scroll it. */
export function ScrollArea({ children }: ScrollAreaProps) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)

  useEffect(() => {
    const [area, content] = [outer.current, inner.current]
    if (!area || !content) return undefined
    const observer = new ResizeObserver(() => setScrollable(area.scrollHeight > area.clientHeight + 1))
    observer.observe(area)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={outer} className={overlay.body} {...(isScrollable && { tabIndex: 0 })}>
      <div ref={inner}>{children}</div>
    </div>
  )
}
