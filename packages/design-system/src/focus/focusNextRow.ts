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
  // A row with rows in it is a group of rows.
  const all = [...currentTarget.querySelectorAll(rows)].filter((row) => row.querySelector(rows) === null)
  for (const row of all.slice(all.findIndex((one) => one.contains(target)))) {
    const quantity = [...row.querySelectorAll<HTMLInputElement>(fields)].at(-1)
    if (quantity && quantity !== target) {
      quantity.focus()
      return
    }
  }
}
