import type { ReactNode } from 'react'

interface PageLinkProps {
  /** The kind and the id of a story or a page, as in Storybook's address. */
  readonly path: `story/${string}` | `docs/${string}`
  readonly children: ReactNode
}

/** A link to a story or a page. It opens in the Storybook window, not in the iframe that shows this page. */
export function PageLink({ path, children }: PageLinkProps) {
  return (
    <a href={`./?path=/${path}`} target="_top">
      {children}
    </a>
  )
}
