import type { CartLine } from '@trade-portal/supplier-api'

/** As many lines are named as fit into a glance. */
const mostNamed = 2

/** The goods in one line, such as "5 Joist Hanger, 13.2 m of Pine Framing and 3 more". */
export function goodsText(lines: readonly CartLine[]): string {
  const named = lines
    .slice(0, mostNamed)
    .map(({ quantity, isTally, name }) => `${quantity}${isTally ? ' m of' : ''} ${name}`)
  const more = lines.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
