import { useCallback, useSyncExternalStore } from 'react'
import type { CartLine } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { useSession } from '../foundation/session/useSession.ts'
import { userRecords } from '../foundation/session/userRecords.ts'

type Goods = Pick<CartLine, 'productId' | 'unit'>

/** A list that is saved again numbers its lines anew, so they are known by what they order. */
const keyOf = ({ productId, unit }: Goods) => JSON.stringify([productId, unit])

/** The quantities that a user usually orders in place of those of a list, on this device. */
const usualQuantities = userRecords(
  'usual-quantities',
  {
    schema: v.object({ listId: v.string(), quantities: v.record(v.string(), v.number()) }),
    keyOf: ({ listId }) => listId,
    keptFor: 'session',
  },
  ({ find, put }) => {
    const ofList = (listId: string) => find(listId)?.quantities
    return {
      ofList,
      /** @param quantity null for that of the list */
      set: (listId: string, line: Goods, quantity: number | null) => {
        const { [keyOf(line)]: _, ...others } = ofList(listId) ?? {}
        put({ listId, quantities: quantity === null ? others : { ...others, [keyOf(line)]: quantity } })
      },
    }
  },
)

/** The usual quantities of the lines of a list, and a function that changes one. */
export function useUsualQuantities(listId: string) {
  const { subscribe, ofList, set } = usualQuantities.of(useSession())
  const quantities = useSyncExternalStore(subscribe, () => ofList(listId))
  return {
    /** Undefined for the quantity of the list. Another function once a quantity has changed. */
    usualOf: useCallback((line: Goods) => quantities?.[keyOf(line)], [quantities]),
    setUsual: useCallback((line: Goods, quantity: number | null) => set(listId, line, quantity), [set, listId]),
  }
}
