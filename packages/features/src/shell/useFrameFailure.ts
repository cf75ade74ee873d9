import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findRoute, routes } from '../shared/addresses/routes.ts'
import { useEntries } from '../shared/entries/queries.ts'
import { messageOf, signsOut, wasTold } from '../shared/failures/failures.ts'
import { toasts } from '../shared/notices/toasts.ts'

/**
 * Tells that the menus could not be loaded: there is no place where that could stand. A screen that needs an entry of
 * them says it itself.
 */
export function useFrameFailure(): void {
  const { error } = useEntries()
  const { pathname } = useLocation()
  const route = findRoute(pathname)
  const isToldByScreen = route !== undefined && 'entry' in routes[route]
  useEffect(() => {
    if (error !== null && !isToldByScreen && !wasTold(error) && !signsOut(error)) toasts.error(messageOf(error))
  }, [error, isToldByScreen])
}
