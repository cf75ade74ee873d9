import { createContext, use, type ComponentProps, type MouseEvent as ReactMouseEvent } from 'react'
import { moveHeadingFrom } from './moveHeadingFrom.ts'

export interface Router {
  /** Shows another screen of the app. Without it, the browser follows links. */
  readonly navigate?: (path: string) => void
  /** Returns the address of a path in the app. May be a hook. */
  readonly useHref: (path: string) => string
}

/** The app's router, which links use. */
export const RouterContext = createContext<Router>({ useHref: (href) => href })

interface AnchorProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string
  /** Opens in a new tab, which cannot access this one. */
  isExternal?: boolean
  /** The link names a row. When it is followed, the heading of the next page moves to its place from the link. */
  isOfRow?: boolean
}

/**
 * The element of every link: a plain `<a>` that uses the app's router. React Aria's link takes three times as long to
 * render, and a page may have a hundred links.
 */
export function Anchor({ href, isExternal = false, isOfRow = false, onClick, children, ...rest }: AnchorProps) {
  const { navigate, useHref } = use(RouterContext)
  const follow = (event: ReactMouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!navigate || event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    if (isOfRow) moveHeadingFrom(event.currentTarget)
    navigate(href)
  }
  const inNewTab = isExternal && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a {...rest} {...inNewTab} href={useHref(href)} onClick={follow}>
      {children}
    </a>
  )
}

/**
 * Whether to leave the link to the browser, because it opens in a new tab or window, is a download, or leads to another
 * website.
 */
function isForTheBrowser(event: ReactMouseEvent<HTMLAnchorElement>): boolean {
  const { button, currentTarget } = event
  if (button !== 0 || hasModifierKey(event) || currentTarget.hasAttribute('download')) return true
  return currentTarget.target !== '' || currentTarget.origin !== window.location.origin
}

type PressedKeys = Pick<ReactMouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether these keys make the browser open a link in another tab or window, or save the linked file. */
export function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: PressedKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
