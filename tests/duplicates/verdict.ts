/** What the supplier has committed for the cart of one trial. */
export interface TrialResult {
  readonly orders: number
  /** Orders whose number of goods the page never showed when an order was confirmed. */
  readonly otherwise: number
  /** Why the trial could not be finished. */
  readonly failure?: string
}

interface Verdict {
  readonly line: string
  readonly isGood: boolean
}

/** The line of one scenario. `comparesShown` also reports orders with other goods than were shown. */
export function verdictOf(name: string, comparesShown: boolean, results: readonly TrialResult[]): Verdict {
  const counts = [...new Set(results.map(({ orders }) => orders))].toSorted((a, b) => a - b)
  const duplicates = results.filter(({ orders }) => orders > 1).length
  const otherwise = results.filter((result) => result.otherwise > 0).length
  const failures = results.flatMap(({ failure }) => failure ?? [])
  const words = [
    `trials=${results.length}`,
    `duplicate_reproduced=${duplicates}`,
    `unique_order_count=${counts.join('|')}`,
    ...(comparesShown ? [`ordered_otherwise_than_shown=${otherwise}`] : []),
    ...(failures.length > 0 ? [`unfinished=${failures.length} (${failures[0]?.split('\n')[0]})`] : []),
  ]
  const isGood = counts.join('|') === '1' && otherwise === 0 && failures.length === 0
  return { line: `${isGood ? 'ok    ' : 'FAILED'}  ${name}: ${words.join(', ')}`, isGood }
}
