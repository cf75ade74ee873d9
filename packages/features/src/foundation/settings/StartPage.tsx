import { Heading } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { titleAt } from '../../matchRoute.ts'

/**
 * The page before the frame of the portal can be shown. It already has the document title and the h1 of the requested page,
 * so that a screen reader can read them. The h1 is not visible.
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
