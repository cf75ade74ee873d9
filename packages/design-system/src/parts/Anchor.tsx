import { use } from 'react'
import type { ComponentProps, MouseEvent as ReactMouseEvent } from 'react'
import { RouterContext } from './RouterContext.ts'

interface AnchorProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string
  /** Opens in a new tab that has no access to this one. */
  isExternal?: boolean
}

/**
 * What every link is made of: a plain element that uses the router of the app. React Aria's link takes three times as long
 * to render, and a page may have a hundred.
 */
export function Anchor({ href, isExternal = false, onClick, children, ...rest }: AnchorProps) {
  const { navigate, useHref } = use(RouterContext)
  const follow = (event: ReactMouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!navigate || event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    navigate(href)
  }
  const inNewTab = isExternal && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a {...rest} {...inNewTab} href={useHref(href)} onClick={follow}>
      {children}
    </a>
  )
}

/** Links to new tabs or windows, downloads, and links to other sites. */
function isForTheBrowser(event: ReactMouseEvent<HTMLAnchorElement>): boolean {
  const { button, currentTarget } = event
  if (button !== 0 || opensElsewhere(event) || currentTarget.hasAttribute('download')) return true
  return currentTarget.target !== '' || currentTarget.origin !== window.location.origin
}

type PressedKeys = Pick<ReactMouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether the browser follows a link in another tab or window, or stores what it leads to. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: PressedKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
