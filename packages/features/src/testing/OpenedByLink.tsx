import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

interface OpenedByLinkProps {
  /** The query string of the link, such as `?msg=Failed`. */
  readonly search: string
  readonly children: ReactNode
}

/** Opens a screen by a link. If the screen were the first page of the story, its heading would not get the focus. */
export function OpenedByLink({ search, children }: OpenedByLinkProps) {
  return useLocation().search === search ? children : <Link to={search}>Open</Link>
}
