import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

export interface OpenedByLinkProps {
  /** Of the address to which the link leads, such as `?msg=Failed`. */
  readonly search: string
  readonly children: ReactNode
}

/** A screen that is opened by a link, because the heading of the page that a visit begins with leaves the focus alone. */
export function OpenedByLink({ search, children }: OpenedByLinkProps) {
  return useLocation().search === search ? children : <Link to={search}>Open</Link>
}
