import { useCallback, useSyncExternalStore } from 'react'
import type { CartLine } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { useSession } from '../foundation/session/useSession.ts'
import { userRecords } from '../foundation/session/userRecords.ts'

type Goods = Pick<CartLine, 'productId' | 'unit'>

/** Identifies a line by product and unit, because saving a list again gives its lines new numbers. */
const keyOf = ({ productId, unit }: Goods) => JSON.stringify([productId, unit])

/**
 * For each list, the quantities that a user usually orders instead of the quantities in the list. They are in the same
 * browser storage as the session.
 */
const usualQuantities = userRecords(
  'usual-quantities',
  {
    schema: v.object({ listId: v.string(), quantities: v.record(v.string(), v.number()) }),
    keyOf: ({ listId }) => listId,
    storageScope: 'session',
  },
  ({ find, put }) => {
    const ofList = (listId: string) => find(listId)?.quantities
    return {
      ofList,
      /** @param quantity null restores the quantity of the list */
      set: (listId: string, line: Goods, quantity: number | null) => {
        const { [keyOf(line)]: _, ...others } = ofList(listId) ?? {}
        put({ listId, quantities: quantity === null ? others : { ...others, [keyOf(line)]: quantity } })
      },
    }
  },
)

/** The usual quantities for the lines of a list, and a function that changes one. */
export function useUsualQuantities(listId: string) {
  const { subscribe, ofList, set } = usualQuantities.of(useSession())
  const quantities = useSyncExternalStore(subscribe, () => ofList(listId))
  return {
    /**
     * Returns the usual quantity of a line, or undefined if it has none. Each change of a quantity makes this a new
     * function, so that memoised rows are computed again.
     */
    usualOf: useCallback((line: Goods) => quantities?.[keyOf(line)], [quantities]),
    setUsual: useCallback((line: Goods, quantity: number | null) => set(listId, line, quantity), [set, listId]),
  }
}
