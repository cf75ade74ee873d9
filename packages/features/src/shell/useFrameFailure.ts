import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { accessOf, matchRoute } from '../foundation/url/matchRoute.ts'
import { needsEnabling } from '../trade/access/access.ts'
import { useAccess } from '../trade/access/queries.ts'
import { markReported, messageOf, signsOut, isReported } from '../foundation/failures/failures.ts'
import { toasts } from '../foundation/failures/toasts.ts'

/**
 * Reports in a toast that the menus could not be loaded, because they have no place for an error. Not on screens that
 * require an entry: those show the error themselves.
 */
export function useFrameFailure(): void {
  const { error } = useAccess()
  const { pathname } = useLocation()
  const isShownByScreen = needsMenus(pathname)
  useEffect(() => {
    if (error === null || isShownByScreen || isReported(error) || signsOut(error)) return
    markReported(error)
    toasts.error(messageOf(error))
  }, [error, isShownByScreen])
}

/** Whether the screen waits for the menus, and so shows their failure itself; see `RequireAccess`. */
function needsMenus(pathname: string): boolean {
  const route = matchRoute(pathname)
  if (!route) return false
  const entry = accessOf(route.name, route.parameters)
  return entry !== undefined && needsEnabling(entry)
}
