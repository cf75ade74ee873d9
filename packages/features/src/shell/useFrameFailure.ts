import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { accessAt } from '../matchRoute.ts'
import { needsEnabling } from '../trade/access/access.ts'
import { useAccess } from '../trade/access/queries.ts'
import { markReported } from '../foundation/failures/failures.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'

/**
 * Reports in a toast that the menus could not be loaded, because the menus have no place for an error. Screens that wait for
 * the same data show the error themselves; see `RequireAccess`.
 */
export function useFrameFailure(): void {
  const { error } = useAccess()
  const { pathname } = useLocation()
  const access = accessAt(pathname)
  const isShownByScreen = access !== undefined && needsEnabling(access)
  useEffect(() => {
    if (error === null || isShownByScreen) return
    toastFailure(error)
    markReported(error)
  }, [error, isShownByScreen])
}
