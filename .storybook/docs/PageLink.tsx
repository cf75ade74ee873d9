import { Fragment, type CSSProperties, type ReactNode } from 'react'

/** The kind and the id of a story or a page, as in Storybook's address. */
type PagePath = `story/${string}` | `docs/${string}`

interface PageLinkProps {
  readonly path: PagePath
  readonly style?: CSSProperties
  readonly children: ReactNode
}

/** A link to a story or a page. It opens in the Storybook window, not in the iframe that shows this page. */
export function PageLink({ path, style, children }: PageLinkProps) {
  return (
    <a href={`./?path=/${path}`} target="_top" style={style}>
      {children}
    </a>
  )
}

interface PageLinksProps {
  readonly pages: readonly { readonly title: string; readonly path: PagePath }[]
}

/** Links to stories or pages, in one line. */
export function PageLinks({ pages }: PageLinksProps) {
  return pages.map(({ title, path }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <PageLink path={path}>{title}</PageLink>
    </Fragment>
  ))
}
