import { useState } from 'react'
import { useQueryFailure } from '../../foundation/api/useQueryFailure.ts'
import { useStockedLengths } from './tallyQueries.ts'

export type StockedLengthsState = ReturnType<typeof useStockedChoice>

const none: readonly number[] = []

/**
 * The stocked lengths to choose from. There are none if any length can be ordered, if they are not loaded, or if the
 * customer chose not to wait for them.
 */
export function useStockedChoice(productId: string) {
  const lengths = useStockedLengths(productId)
  const failed = useQueryFailure(lengths, 'Loaded the stocked lengths')
  const [isSkipped, setIsSkipped] = useState(false)
  const isLoading = !isSkipped && !failed && lengths.data === undefined
  return {
    state: isLoading ? ('loading' as const) : failed && !isSkipped ? ('failed' as const) : ('loaded' as const),
    stocked: isSkipped ? none : (lengths.data ?? none),
    /** The stocked lengths, even if they arrived after the customer chose not to wait for them. */
    known: lengths.data ?? none,
    isRetrying: failed?.isRetrying ?? false,
    retry: () => failed?.retry(),
    /** Lets the customer enter any length, even if the stocked lengths arrive later. */
    skip: () => setIsSkipped(true),
  }
}
