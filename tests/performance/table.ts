/** The middle value, or the higher one of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The median of several measurements, with the lowest and the highest. */
export function spread(values: readonly number[]): string {
  return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}..${Math.max(...values).toFixed(0)})`
}

/** The median of the values divided by the median of the floor. */
export function ratio(values: readonly number[], floor: readonly number[]): string {
  return (median(values) / median(floor)).toFixed(2)
}

export function formatTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const lines = [head, ...rows].map((cells) => cells.map(String))
  const widthOf = (column: number) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0))
  const formatted = lines.map((cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column)))).join('  '),
  )
  return ['', title, ...formatted.map((line) => `  ${line}`.trimEnd())].join('\n')
}
