import type { Tally } from '@trade-portal/supplier-api'
import { useState } from 'react'
import type { TallyEntry } from './tally.ts'

export interface TallyRow extends TallyEntry {
  readonly id: number
}

/** The rows of a tally while they are edited; at least one. */
export function useTallyRows(initial: readonly Tally[]) {
  const [rows, setRows] = useState<readonly TallyRow[]>(() =>
    initial.length === 0 ? [newRow(0)] : initial.map((tally, id) => ({ ...tally, id })),
  )
  // Kept apart from the rows: a field would rewrite an unfinished text such as "3." if its value changed with each key.
  const [typed, setTyped] = useState<Partial<TallyRow>>({})
  return {
    rows,
    /** The rows with what is being typed at this moment, for the total. */
    entries: rows.map((row): TallyEntry => (row.id === typed.id ? { ...row, ...typed } : row)),
    /** For each keystroke. */
    type: (id: number, entry: Partial<TallyEntry>) => setTyped({ id, ...entry }),
    /** When a field has a new number. */
    change: (id: number, entry: Partial<TallyEntry>) => {
      setTyped({})
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...entry } : row)))
    },
    /** When a field is left: a number that rounds to the one before it brings no change, but what was typed is gone. */
    settle: () => setTyped({}),
    add: () => setRows((before) => [...before, newRow(Math.max(...before.map(({ id }) => id)) + 1)]),
    remove: (id: number) => setRows((before) => before.filter((row) => row.id !== id)),
  }
}

export type TallyRowsState = ReturnType<typeof useTallyRows>

const newRow = (id: number): TallyRow => ({ id, length: null, quantity: 1 })
