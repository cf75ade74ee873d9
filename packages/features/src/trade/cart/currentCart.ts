import { useQuery } from '@tanstack/react-query'
import type { CartLine } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Loadable } from '../../foundation/api/loadable.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { cartIds, cartQuery } from './queries.ts'

interface Cart extends Loadable<CartLine[]> {
  /** Undefined until the cart has been created. */
  readonly cartId: string | undefined
}

/** The lines of the current cart, at today's prices. Creates a cart if there is none. */
export function useCart(): Cart {
  const session = useSession()
  const ids = cartIds.of(session)
  const id = useSyncExternalStore(ids.subscribe, ids.current)
  const [creationError, setCreationError] = useState<unknown>(null)
  useEffect(() => {
    if (id === undefined) ids.ensure().catch(setCreationError)
  }, [id, ids])

  const { data, error, refetch } = useQuery({ ...cartQuery(session, id ?? ''), enabled: id !== undefined })
  return {
    cartId: id,
    data,
    error: creationError ?? error,
    refetch: useCallback(() => {
      setCreationError(null)
      if (id === undefined) ids.ensure().catch(setCreationError)
      else void refetch()
    }, [id, ids, refetch]),
  }
}

/**
 * What `select` returns for the lines of the cart; undefined before the lines are loaded. Sends no request, because the
 * link to the cart, which is on every screen, loads the lines.
 */
export function useLoadedCart<Picked>(select: (lines: CartLine[]) => Picked): Picked | undefined {
  const session = useSession()
  const ids = cartIds.of(session)
  const id = useSyncExternalStore(ids.subscribe, ids.current)
  return useQuery({ ...cartQuery(session, id ?? ''), enabled: false, select }).data
}
