import { use } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { RouterContext } from '../RouterProvider/RouterContext.ts'
import * as styles from './DataTable.css.ts'

export interface RowLinkProps {
  href: string
  children: ReactNode
}

/** A bare link through the app's router. The press handling of a `Link` would take longer than the rest of its row. */
export function RowLink({ href, children }: RowLinkProps) {
  const { navigate, useHref } = use(RouterContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigate || event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    navigate(href, undefined)
  }
  return (
    <a href={useHref(href)} onClick={follow} className={styles.link}>
      {children}
    </a>
  )
}

/** New tabs and windows, downloads, and what lies elsewhere. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || currentTarget.origin !== window.location.origin
}
