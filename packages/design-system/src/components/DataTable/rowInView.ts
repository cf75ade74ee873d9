/** Which row is the first one seen, by where the rows stand in the window. */

/** The upper edge of what is seen of the rows, px from the top of the window: the lower edge of the head that sticks there. */
export function upperEdge(table: HTMLElement): number {
  const head = table.querySelector<HTMLElement>(':scope > [role=rowgroup]')
  if (!head) return 0
  // On cards it does not stick, but it has the same offset, which is the height of the masthead.
  const { top, position } = getComputedStyle(head)
  return Number.parseFloat(top) + (position === 'sticky' ? head.offsetHeight : 0)
}

/** The position of the first row that is seen from its beginning, among all rows shown; null if there are none. */
export function positionInView(table: HTMLElement): number | null {
  const edge = upperEdge(table)
  let begun: number | null = null
  for (const row of table.querySelectorAll<HTMLElement>('[role=row][data-index]')) {
    const { top, bottom } = row.getBoundingClientRect()
    if (bottom < edge + tolerance) continue
    const position = Number(row.dataset['index'])
    if (top > edge - tolerance) return begun !== null && top >= window.innerHeight ? begun : position
    begun ??= position
  }
  return begun
}

/** The browser rounds positions, px. */
const tolerance = 2
