import { useMutation } from '@tanstack/react-query'
import type { QueryName } from '@trade-portal/supplier-api'
import { useCallback, useRef } from 'react'

export interface ActionEffects {
  /** Queries that are out of date after a success. */
  readonly refreshes?: readonly QueryName[]
  /** Said in a toast after a success. */
  readonly success?: string
  /** The caller shows a failure itself. */
  readonly showsItsFailure?: boolean
}

/**
 * Something a person causes and that must not happen twice by a second press: while it is under way, `run` hands
 * back the same promise. State flags alone come too late for two presses in one tick.
 */
export function useAction<Given, Outcome>(act: (given: Given) => Promise<Outcome>, effects: ActionEffects = {}) {
  const { mutateAsync, isPending } = useMutation<Outcome, unknown, Given>({ mutationFn: act, meta: { ...effects } })
  const underWay = useRef<Promise<Outcome> | null>(null)
  const run = useCallback(
    (given: Given): Promise<Outcome> => {
      underWay.current ??= mutateAsync(given).finally(() => {
        underWay.current = null
      })
      return underWay.current
    },
    [mutateAsync],
  )
  return { run, isPending }
}
