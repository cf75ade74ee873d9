import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { entryOf, matchRoute } from '../foundation/url/matchRoute.ts'
import { needsEnabling } from '../trade/access/entries.ts'
import { useEntries } from '../trade/access/queries.ts'
import { markTold, messageOf, signsOut, wasTold } from '../foundation/failures/failures.ts'
import { toasts } from '../foundation/failures/toasts.ts'

/**
 * Reports in a toast that the menus could not be loaded, because they have no place for an error. Not on screens that
 * require an entry: those show the error themselves.
 */
export function useFrameFailure(): void {
  const { error } = useEntries()
  const { pathname } = useLocation()
  const isShownByScreen = needsMenus(pathname)
  useEffect(() => {
    if (error === null || isShownByScreen || wasTold(error) || signsOut(error)) return
    markTold(error)
    toasts.error(messageOf(error))
  }, [error, isShownByScreen])
}

/** Whether the screen waits for the menus, and so shows their failure itself; see `RequireEntry`. */
function needsMenus(pathname: string): boolean {
  const route = matchRoute(pathname)
  if (!route) return false
  const entry = entryOf(route.name, route.parameters)
  return entry !== undefined && needsEnabling(entry)
}
