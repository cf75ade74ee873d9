import type { Tally } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { stockedRows, type TallyEntry, type TallyRow } from './tally.ts'

/**
 * The rows of a tally while they are edited: one for each stocked length or, if any length can be ordered, at least one.
 * @param stocked The stocked lengths. They may arrive during editing; entered values are kept.
 */
export function useTallyRows(initial: readonly Tally[], stocked: readonly number[]) {
  const [entered, setEntered] = useState<readonly TallyRow[]>(() =>
    initial.length === 0 ? [newRow(0)] : initial.map((tally, id) => ({ ...tally, id })),
  )
  const rows = stocked.length > 0 ? stockedRows(stocked, entered) : entered
  // The number that is being typed. It only becomes part of the rows when the user has finished typing. If the number is
  // refused, the field shows the earlier number again.
  const [typed, setTyped] = useState<Partial<TallyRow>>({})
  return {
    rows,
    /** The rows, including the number that is being typed, for the total. */
    entries: rows.map((row): TallyEntry => (row.id === typed.id ? { ...row, ...typed } : row)),
    /** Called for each keystroke. */
    type: (id: number, entry: Partial<TallyEntry>) => setTyped({ id, ...entry }),
    /** Called when the user has finished entering a number, if the number has changed. */
    change: (row: TallyRow, entry: Partial<TallyEntry>) => {
      setTyped({})
      setEntered((before) => {
        const others = before.some(({ id }) => id === row.id) ? before : [...before, row]
        return others.map((other) => (other.id === row.id ? { ...other, ...entry } : other))
      })
    },
    /**
     * Called when the user leaves a field. Drops the typed text, because `change` is not called if the text rounds to the
     * old number.
     */
    settle: () => setTyped({}),
    add: () => setEntered((before) => [...before, newRow(Math.max(-1, ...before.map(({ id }) => id)) + 1)]),
    remove: (id: number) => setEntered((before) => before.filter((row) => row.id !== id)),
  }
}

export type TallyRowsState = ReturnType<typeof useTallyRows>

const newRow = (id: number): TallyRow => ({ id, length: null, quantity: 1 })
