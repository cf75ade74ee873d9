import { Heading } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { titleAt } from '../../matchRoute.ts'

/**
 * The window before the frame of the portal can be shown. The page that was asked for has its document title and its h1
 * already, so that a screen reader can tell where it is; only the content is seen.
 */
export function StartPage({ children }: { readonly children: ReactNode }) {
  const title = titleAt(useLocation().pathname)
  return (
    <main>
      <title>{title}</title>
      <Heading level={1} isHidden>
        {title}
      </Heading>
      {children}
    </main>
  )
}
