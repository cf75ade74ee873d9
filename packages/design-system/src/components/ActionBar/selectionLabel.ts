import { grouped } from '../Money/formatMoney.ts'

interface SelectionCounts {
  /** Number of selected rows, including hidden ones. */
  count: number
  /** Number of selected rows that a search hides. */
  hiddenCount: number
  /** Number of all rows, if known. */
  total: number | undefined
}

/** The text of the bar, such as "3 selected, 1 not shown". */
export function selectionLabel({ count, hiddenCount, total }: SelectionCounts): string {
  const figure = grouped(count)
  const selected = count === total && count > 1 ? `All ${figure} selected` : `${figure} selected`
  return hiddenCount === 0 ? selected : `${selected}, ${grouped(hiddenCount)} not shown`
}
