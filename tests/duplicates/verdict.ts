/** What the supplier has committed for the cart of one trial. */
export interface TrialResult {
  readonly orders: number
  /** How many orders contain a number of goods that the page did not show at any confirmation. */
  readonly ordersWithOtherGoods: number
  /** Why the trial could not be finished. */
  readonly failure?: string
}

interface Verdict {
  readonly line: string
  readonly isGood: boolean
}

/**
 * Describes the results of one scenario in a line of the report. With `comparesShown`, the line also says in how many
 * trials other goods were ordered than the page showed.
 */
export function verdictOf(name: string, comparesShown: boolean, results: readonly TrialResult[]): Verdict {
  const counts = [...new Set(results.map(({ orders }) => orders))].toSorted((a, b) => a - b)
  const duplicates = results.filter(({ orders }) => orders > 1).length
  const ordersWithOtherGoods = results.filter((result) => result.ordersWithOtherGoods > 0).length
  const failures = results.flatMap(({ failure }) => failure ?? [])
  const words = [
    `trials=${results.length}`,
    `duplicate_reproduced=${duplicates}`,
    `unique_order_count=${counts.join('|')}`,
    ...(comparesShown ? [`ordered_otherwise_than_shown=${ordersWithOtherGoods}`] : []),
    ...(failures.length > 0 ? [`unfinished=${failures.length} (${failures[0]?.split('\n')[0]})`] : []),
  ]
  const isGood = counts.join('|') === '1' && ordersWithOtherGoods === 0 && failures.length === 0
  return { line: `${isGood ? 'ok    ' : 'FAILED'}  ${name}: ${words.join(', ')}`, isGood }
}
