import type { CartLine, CustomList } from '@trade-portal/supplier-api'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { userRecords } from '../foundation/session/userRecords.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { useAddLinesToCart, type UnansweredLineDecision } from '../trade/cart/additions.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import { listRow, type ListRow } from './listRow.ts'
import { useEntriesOf, useLinesToday } from './queries.ts'

/** The rows of a list, their selection, and the action that adds the selected lines to the cart. */
export function useChosenLines({ cartId: listId, lines }: CustomList) {
  const { add, additionOf, decide, isPending, progress } = useAddLinesToCart(`list ${listId}`)
  const { usualOf, setUsual } = useUsualQuantities(listId)
  const today = useLinesToday(listId)
  const entriesOf = useEntriesOf(listId)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const isMounted = useIsMounted()
  const changed = lines.flatMap((line) => {
    const quantity = line.isTally ? undefined : usualOf(line)
    return quantity === undefined || quantity === line.quantity ? [] : [{ ...line, quantity }]
  })
  const idOf = useCallback((key: string) => JSON.stringify([listId, key]), [listId])
  const rows = useMemo(
    () =>
      lines.map((line) => {
        const key = lineKey(line)
        return listRow(line, { today: today?.get(key), usual: usualOf(line), addition: additionOf(idOf(key)) })
      }),
    [lines, today, usualOf, additionOf, idOf],
  )
  const select = useCallback((row: ListRow, isSelected: boolean) => {
    const key = lineKey(row)
    setSelection((before) => new Set([...[...before].filter((other) => other !== key), ...(isSelected ? [key] : [])]))
  }, [])
  const setQuantity = useCallback(
    (row: ListRow, quantity: number | null) => {
      setUsual(row, quantity)
      // Customers who enter a quantity want the product, so its line is selected.
      if (quantity !== null) select(row, true)
    },
    [setUsual, select],
  )
  return {
    rows,
    selection,
    setSelection,
    select,
    setQuantity,
    /** The lines whose usual quantity differs from that of the list, in the usual quantity. */
    changed,
    /** Gives a line the quantity of the list again. */
    forgetUsual: useCallback((line: Goods) => setUsual(line, null), [setUsual]),
    hasTodaysPrices: today !== undefined,
    isPending,
    progress,
    decide: useCallback(
      (row: ListRow, decision: UnansweredLineDecision) => {
        decide(idOf(lineKey(row)), decision)
        select(row, decision !== 'leaveOut')
      },
      [decide, idOf, select],
    ),
    /**
     * Adds lines to the cart, and unselects those that were added.
     * @throws the error if the lengths or the cart cannot be read. In that case nothing has been sent
     */
    addToCart: async (chosen: readonly ListRow[]) => {
      const entries = await entriesOf(chosen)
      const added = await add(entries.map(({ key, ...entry }) => ({ id: idOf(key), entry })))
      if (isMounted.current) setSelection((before) => new Set([...before].filter((key) => !added.includes(idOf(key)))))
    },
  }
}

type Goods = Pick<CartLine, 'productId' | 'unit'>

/** Identifies a line by product and unit, because saving a list again gives its lines new numbers. */
const keyOf = ({ productId, unit }: Goods) => JSON.stringify([productId, unit])

/**
 * For each list, the quantities that a user usually orders instead of the quantities in the list.
 */
const usualQuantities = userRecords(
  'usual-quantities',
  {
    schema: v.object({ listId: v.string(), quantities: v.record(v.string(), v.number()) }),
    keyOf: ({ listId }) => listId,
    isTool: true,
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
function useUsualQuantities(listId: string) {
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
