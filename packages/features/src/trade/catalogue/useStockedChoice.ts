import { useState } from 'react'
import { useQueryFailure } from '../../foundation/api/useQueryFailure.ts'
import { useStockedLengths } from './tallyQueries.ts'

export type StockedLengthsState = ReturnType<typeof useStockedChoice>

const none: readonly number[] = []

/** The stocked lengths to choose from. None where any length can be ordered, they are not known, or nobody waits for them. */
export function useStockedChoice(productId: string) {
  const lengths = useStockedLengths(productId)
  const failed = useQueryFailure(lengths, 'Loaded the stocked lengths')
  const [isSkipped, setIsSkipped] = useState(false)
  const isLoading = !isSkipped && !failed && lengths.data === undefined
  return {
    state: isLoading ? ('loading' as const) : failed && !isSkipped ? ('failed' as const) : ('loaded' as const),
    stocked: isSkipped ? none : (lengths.data ?? none),
    /** Also those that arrived when nobody waited for them. */
    known: lengths.data ?? none,
    isRetrying: failed?.isRetrying ?? false,
    retry: () => failed?.retry(),
    /** Any length is entered, also if the stocked lengths arrive. */
    skip: () => setIsSkipped(true),
  }
}
