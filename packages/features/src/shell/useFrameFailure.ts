import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { accessAt, matchRoute } from '../matchRoute.ts'
import { needsEnabling } from '../trade/access/access.ts'
import { useAccess } from '../trade/access/queries.ts'
import { markReported } from '../foundation/failures/failures.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'
import { useConfiguredContent } from './queries.ts'

/**
 * Reports in a toast that the menus could not be loaded, because they have no place for an error. No toast if the screen
 * shows an error itself, because it waits for the same data (see `RequireAccess`) or could not load its own content, usually
 * for the same reason.
 */
export function useFrameFailure(): void {
  const { error } = useAccess()
  const { pathname } = useLocation()
  const access = accessAt(pathname)
  const isShownByScreen = access !== undefined && needsEnabling(access)
  const content = useConfiguredContent(matchRoute(pathname)?.name)
  const isAwaited = content?.isPending
  const isSaid = content?.isError
  useEffect(() => {
    if (error === null || isShownByScreen || isAwaited) return
    if (!isSaid) toastFailure(error)
    markReported(error)
  }, [error, isShownByScreen, isAwaited, isSaid])
}
