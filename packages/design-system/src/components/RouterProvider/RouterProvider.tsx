import { useCallback, useMemo, type ReactNode } from 'react'
import { RouterContext, type Router } from '../../parts/Anchor.tsx'

interface RouterProviderProps extends Required<Router> {
  children: ReactNode
}

/** Connects links to the app's router. Leaves other websites' addresses unchanged: the router would treat them as paths. */
export function RouterProvider({ navigate, useHref, children }: RouterProviderProps) {
  const useAddress = useCallback(
    function useAddress(href: string) {
      const isOwn = /^\/(?!\/)/.test(href)
      const own = useHref(isOwn ? href : '/')
      return isOwn ? own : href
    },
    [useHref],
  )
  const router = useMemo(() => ({ navigate, useHref: useAddress }), [navigate, useAddress])
  return <RouterContext value={router}>{children}</RouterContext>
}
