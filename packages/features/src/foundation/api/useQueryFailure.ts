import { loadingAnnouncedAfterMs, announce } from '@trade-portal/design-system'
import { startTimer } from '@trade-portal/design-system/time'
import { useEffect, useRef, useState } from 'react'
import { signsOut } from '../failures/failures.ts'
import type { Loadable } from './loadable.ts'

/**
 * The failure of a query that has no data. Undefined during the first load. The failure stays during a retry, so that the
 * "Try again" button keeps its place and the focus. It also stays, without a new announcement, while another part of the
 * page retries the query.
 * @param ended The announcement when a slow or failed load has ended, such as "Loaded your cart". '' if something else
 * announces the end
 * @param announcesLoading Whether screen readers are told that a load is slow
 */
export function useQueryFailure(
  { data, error, errorUpdateCount = 0, refetch }: Loadable<unknown>,
  ended: string,
  announcesLoading = true,
) {
  const [shown, setShown] = useState(nothingShown)
  // A retry was requested, but has not started yet: the query still has the old error, which is not a new failure.
  const isRepeated = shown.isRetrying && error === shown.failure
  const hasFailed = data === undefined && isError(error) && !isRepeated && !signsOut(error)
  const next = hasFailed ? { failure: error, isRetrying: false } : nothingShown
  const isOver = hasFailed || data !== undefined
  if (isOver && (next.failure !== shown.failure || shown.isRetrying)) setShown(next)

  const isRepeatedElsewhere = errorUpdateCount > 0 && !isError(error)
  const failure = isOver ? next.failure : shown.isRetrying || isRepeatedElsewhere ? shown.failure : null
  useAnnouncedEnd(data !== undefined ? 'loaded' : isError(failure) ? 'failed' : 'loading', ended, announcesLoading)
  if (!isError(failure)) return undefined
  return {
    error: failure,
    isRetrying: !isOver && shown.isRetrying,
    retry: () => {
      setShown({ failure, isRetrying: true })
      refetch()
    },
  }
}

const nothingShown: { readonly failure: unknown; readonly isRetrying: boolean } = { failure: null, isRetrying: false }

const isError = (error: unknown) => error !== null && error !== undefined

/**
 * Announces the end of a load, but only if screen readers were told before that the load is slow or has failed.
 * @param state `loading` also during a retry
 * @param ended Such as "Loaded your cart". '' if something else announces the end
 */
function useAnnouncedEnd(state: 'loading' | 'failed' | 'loaded', ended: string, announcesLoading: boolean): void {
  const wasAnnounced = useRef(false)
  useEffect(() => {
    if (state === 'failed') wasAnnounced.current = true
    if (state === 'loaded') {
      if (wasAnnounced.current) announce(ended)
      wasAnnounced.current = false
    }
    if (state !== 'loading' || !announcesLoading) return undefined
    const timer = startTimer(() => {
      wasAnnounced.current = true
    }, loadingAnnouncedAfterMs)
    return () => timer.cancel()
  }, [state, ended, announcesLoading])
}
