import type { Tally } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { stockedRows, type TallyEntry, type TallyRow } from './tally.ts'

/**
 * The rows of a tally while they are edited: one for each stocked length, or without any at least one for any length.
 * @param stocked May arrive while rows are edited, which keep what was entered.
 */
export function useTallyRows(initial: readonly Tally[], stocked: readonly number[]) {
  const [entered, setEntered] = useState<readonly TallyRow[]>(() =>
    initial.length === 0 ? [newRow(0)] : initial.map((tally, id) => ({ ...tally, id })),
  )
  const rows = stocked.length > 0 ? stockedRows(stocked, entered) : entered
  // Kept apart from the rows: a number counts once it is finished, and a refused entry gives the earlier one back.
  const [typed, setTyped] = useState<Partial<TallyRow>>({})
  return {
    rows,
    /** The rows with what is being typed at this moment, for the total. */
    entries: rows.map((row): TallyEntry => (row.id === typed.id ? { ...row, ...typed } : row)),
    /** For each keystroke. */
    type: (id: number, entry: Partial<TallyEntry>) => setTyped({ id, ...entry }),
    /** When a field has a new number. */
    change: (row: TallyRow, entry: Partial<TallyEntry>) => {
      setTyped({})
      setEntered((before) => {
        const others = before.some(({ id }) => id === row.id) ? before : [...before, row]
        return others.map((other) => (other.id === row.id ? { ...other, ...entry } : other))
      })
    },
    /** When a field is left: a number that rounds to the one before it brings no change, but what was typed is gone. */
    settle: () => setTyped({}),
    add: () => setEntered((before) => [...before, newRow(Math.max(-1, ...before.map(({ id }) => id)) + 1)]),
    remove: (id: number) => setEntered((before) => before.filter((row) => row.id !== id)),
  }
}

export type TallyRowsState = ReturnType<typeof useTallyRows>

const newRow = (id: number): TallyRow => ({ id, length: null, quantity: 1 })
