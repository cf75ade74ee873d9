import type { CustomList } from '@trade-portal/supplier-api'
import { useCallback, useMemo, useState } from 'react'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { useAddLinesToCart, type UnansweredLineDecision } from '../trade/cart/additions.ts'
import { lineKey } from '../trade/cart/createLineChanges.ts'
import { listRow, type ListRow } from './listRow.ts'
import { useEntriesOf, useLinesToday } from './queries.ts'
import { useUsualQuantities } from './usualQuantities.ts'

/** The rows of a list, their selection, and the action that adds the selected lines to the cart. */
export function useChosenLines({ cartId: listId, lines }: CustomList) {
  const { add, attemptOf, decide, isPending, progress } = useAddLinesToCart(`list ${listId}`)
  const { usualOf, setUsual } = useUsualQuantities(listId)
  const today = useLinesToday(listId)
  const entriesOf = useEntriesOf(listId)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const isMounted = useIsMounted()
  const idOf = useCallback((key: string) => JSON.stringify([listId, key]), [listId])
  const rows = useMemo(
    () =>
      lines.map((line) => {
        const key = lineKey(line)
        return listRow(line, { today: today?.get(key), usual: usualOf(line), attempt: attemptOf(idOf(key)) })
      }),
    [lines, today, usualOf, attemptOf, idOf],
  )
  const setQuantity = useCallback(
    (row: ListRow, quantity: number | null) => {
      setUsual(row, quantity)
      // Customers who enter a quantity want the product, so its line is selected.
      if (quantity !== null) setSelection((before) => new Set([...before, lineKey(row)]))
    },
    [setUsual],
  )
  return {
    rows,
    selection,
    setSelection,
    setQuantity,
    hasTodaysPrices: today !== undefined,
    isPending,
    progress,
    decide: useCallback(
      (row: ListRow, decision: UnansweredLineDecision) => {
        const key = lineKey(row)
        decide(idOf(key), decision)
        setSelection((before) =>
          decision === 'leaveOut' ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key]),
        )
      },
      [decide, idOf],
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
