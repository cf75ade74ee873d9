import { useCallback, useMemo } from 'react'
import { RouterProvider as AriaRouterProvider } from 'react-aria-components'
import { RouterContext } from './RouterContext.ts'
import type { RouterProviderProps } from './RouterContext.ts'

/** Lets links go through the app's router. Addresses of other sites stay as they are: a router would take them for paths. */
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
  return (
    <AriaRouterProvider navigate={navigate} useHref={useAddress}>
      <RouterContext value={router}>{children}</RouterContext>
    </AriaRouterProvider>
  )
}
