import { useState } from 'react'
import { signsOut } from '../failures/failures.ts'
import type { Loadable } from './loadable.ts'
import { useToldEnd } from './useToldEnd.ts'

/**
 * How a query without data has failed; undefined while it loads for the first time. The failure stays while the query is
 * repeated, so that "Try again" keeps its place and the focus.
 * @param ended What screen readers are told once a slow or failed load has ended, such as "Loaded your cart"; '' where
 * something else tells it.
 */
export function useLoadFailure({ data, error, refetch }: Loadable<unknown>, ended: string) {
  const [repeated, setRepeated] = useState<unknown>(null)
  // The failure may still be there until the repetition has started.
  const isOver = data !== undefined || (isError(error) && error !== repeated && !signsOut(error))
  if (repeated !== null && isOver) setRepeated(null)
  const failure = isOver ? error : repeated
  useToldEnd(data !== undefined ? 'loaded' : isError(failure) ? 'failed' : 'loading', ended)
  if (data !== undefined || !isError(failure)) return undefined
  return {
    error: failure,
    isRetrying: !isOver,
    retry: () => {
      setRepeated(failure)
      refetch()
    },
  }
}

const isError = (error: unknown) => error !== null && error !== undefined
