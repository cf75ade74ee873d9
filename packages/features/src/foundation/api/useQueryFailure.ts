import { useState } from 'react'
import { signsOut } from '../failures/failures.ts'
import type { Loadable } from './loadable.ts'
import { useAnnouncedEnd } from './useAnnouncedEnd.ts'

/**
 * How a query without data has failed; undefined while it loads for the first time. The failure stays while the query is
 * repeated, so that "Try again" keeps its place and the focus. It also stays, and is not told again, where another part
 * of the page repeats the query.
 * @param ended What screen readers are told once a slow or failed load has ended, such as "Loaded your cart"; '' where
 * something else tells it.
 */
export function useQueryFailure({ data, error, errorUpdateCount = 0, refetch }: Loadable<unknown>, ended: string) {
  const [shown, setShown] = useState(nothingShown)
  // The failure may still be there until the repetition has started.
  const isRepeated = shown.isRetrying && error === shown.failure
  const hasFailed = data === undefined && isError(error) && !isRepeated && !signsOut(error)
  const next = hasFailed ? { failure: error, isRetrying: false } : nothingShown
  const isOver = hasFailed || data !== undefined
  if (isOver && (next.failure !== shown.failure || shown.isRetrying)) setShown(next)

  const isRepeatedElsewhere = errorUpdateCount > 0 && !isError(error)
  const failure = isOver ? next.failure : shown.isRetrying || isRepeatedElsewhere ? shown.failure : null
  useAnnouncedEnd(data !== undefined ? 'loaded' : isError(failure) ? 'failed' : 'loading', ended)
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
