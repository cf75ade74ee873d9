import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findRoute, routes } from '../shared/addresses/routes.ts'
import { useEntries } from '../shared/entries/queries.ts'
import { messageOf, signsOut, wasTold } from '../shared/failures/failures.ts'
import { toasts } from '../shared/notices/toasts.ts'

/**
 * Reports in a toast that the menus could not be loaded, because they have no place for an error. Not on screens that
 * require an entry: those show the error themselves.
 */
export function useFrameFailure(): void {
  const { error } = useEntries()
  const { pathname } = useLocation()
  const route = findRoute(pathname)
  const isShownByScreen = route !== undefined && 'entry' in routes[route]
  useEffect(() => {
    if (error !== null && !isShownByScreen && !wasTold(error) && !signsOut(error)) toasts.error(messageOf(error))
  }, [error, isShownByScreen])
}
