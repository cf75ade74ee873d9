import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

interface OpenedByLinkProps {
  /** The search part of the link's address, such as `?msg=Failed`. */
  readonly search: string
  readonly children: ReactNode
}

/** A screen that is opened by a link, because the heading of a first page does not get the focus. */
export function OpenedByLink({ search, children }: OpenedByLinkProps) {
  return useLocation().search === search ? children : <Link to={search}>Open</Link>
}
