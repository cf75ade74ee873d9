import type { Rows } from '@trade-portal/design-system'
import { useSettled } from '../api/QueryView.tsx'

/**
 * The announcement of a table's rows, such as "3 of 28 invoices"; '' until they are up to date.
 * @param countOf such as "28 invoices"
 */
export function useAnnouncedCount<Row>(
  { shown, all, isMatching }: Rows<Row>,
  countOf: (count: number) => string,
): string {
  const count = `${shown.length === all.length ? '' : `${shown.length} of `}${countOf(all.length)}`
  return useSettled(isMatching ? '' : count)
}
