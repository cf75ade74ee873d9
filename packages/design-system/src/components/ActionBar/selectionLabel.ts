import { grouped } from '../Money/grouped.ts'

interface SelectionCounts {
  /** How many rows are selected, hidden ones too. */
  count: number
  /** How many of the selected rows a search hides. */
  hiddenCount: number
  /** How many rows there are, if that is known. */
  total: number | undefined
}

/** The text of the bar, such as "3 selected, 1 not shown". */
export function selectionLabel({ count, hiddenCount, total }: SelectionCounts): string {
  const figure = grouped(count)
  const selected = count === total && count > 1 ? `All ${figure} selected` : `${figure} selected`
  return hiddenCount === 0 ? selected : `${selected}, ${grouped(hiddenCount)} not shown`
}
