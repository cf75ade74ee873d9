import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { accessAt, matchRoute } from '../matchRoute.ts'
import { needsEnabling } from '../trade/access/access.ts'
import { useAccess } from '../trade/access/queries.ts'
import { markReported } from '../foundation/failures/failures.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'
import { useConfiguredContent } from './queries.ts'

/**
 * Reports in a toast that the menus could not be loaded, because the menus have no place for an error. There is no toast if
 * the screen shows an error. A screen shows one if it waits for the same data (see `RequireAccess`), or if its own content
 * could not be loaded, usually for the same reason.
 */
export function useMenuFailureToast(): void {
  const { error } = useAccess()
  const { pathname } = useLocation()
  const access = accessAt(pathname)
  const isShownByScreen = access !== undefined && needsEnabling(access)
  const content = useConfiguredContent(matchRoute(pathname)?.name)
  const isAwaited = content?.isPending
  const isContentErrorShown = content?.isError
  useEffect(() => {
    if (error === null || isShownByScreen || isAwaited) return
    if (!isContentErrorShown) toastFailure(error)
    markReported(error)
  }, [error, isShownByScreen, isAwaited, isContentErrorShown])
}
