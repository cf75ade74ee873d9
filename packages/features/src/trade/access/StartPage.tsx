import { Heading } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useCurrentRoute } from './useCurrentRoute.ts'

/**
 * The page that is shown while the portal starts. It already has the document title and the h1 of the requested page for
 * screen readers; the h1 is invisible.
 */
export function StartPage({ children }: { readonly children: ReactNode }) {
  const { title } = useCurrentRoute()
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
