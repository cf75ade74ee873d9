import { useState } from 'react'
import { useQueryFailure } from '../../foundation/api/useQueryFailure.ts'
import { useStockedLengths } from './tallyQueries.ts'

export type StockedLengthsState = ReturnType<typeof useStockedChoice>

const none: readonly number[] = []

/** The stocked lengths to choose from. None if any length can be ordered, or they are unknown or skipped. */
export function useStockedChoice(productId: string) {
  const lengths = useStockedLengths(productId)
  const failed = useQueryFailure(lengths, 'Loaded the stocked lengths')
  const [isSkipped, setIsSkipped] = useState(false)
  const isLoading = !isSkipped && !failed && lengths.data === undefined
  return {
    state: isLoading ? ('loading' as const) : failed && !isSkipped ? ('failed' as const) : ('loaded' as const),
    stocked: isSkipped ? none : (lengths.data ?? none),
    /** Includes lengths that arrived after they were skipped. */
    known: lengths.data ?? none,
    isRetrying: failed?.isRetrying ?? false,
    retry: () => failed?.retry(),
    /** Lets the customer enter any length, even if the stocked lengths arrive. */
    skip: () => setIsSkipped(true),
  }
}
