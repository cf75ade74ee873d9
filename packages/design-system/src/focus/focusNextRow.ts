import type { KeyboardEvent } from 'react'

const rows = 'li, [role=row]'
const fields = 'input:enabled:not([type=checkbox])'

/**
 * Handles Enter in lists of rows. The last field of a row is its quantity. Enter there moves the focus to the quantity of
 * the next row. Enter in another field, such as a code, moves the focus to the quantity of the same row. Skips rows without
 * a field, such as products sold by length.
 */
export function focusNextRow({ key, repeat, target, currentTarget }: KeyboardEvent): void {
  if (key !== 'Enter' || repeat || !(target instanceof HTMLInputElement) || !target.matches(fields)) return
  // Ignores fields of a dialog that a row has opened: their events arrive through React's tree.
  if (!currentTarget.contains(target)) return
  const all = [...currentTarget.querySelectorAll(rows)]
  const current = all.findIndex((row) => row === target.closest(rows))
  for (const row of all.slice(current)) {
    // A row may contain a list, whose fields belong to its own rows.
    const own = [...row.querySelectorAll<HTMLInputElement>(fields)].filter((field) => field.closest(rows) === row)
    const quantity = own.at(-1)
    if (quantity && quantity !== target) {
      quantity.focus()
      return
    }
  }
}
