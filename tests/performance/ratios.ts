import { tell } from './tell.ts'

/** What a page took, by the name of the figure. */
export type Figures = Readonly<Record<string, number>>

/** Prints the medians of several pages below each other, each with its ratio to the first, which is the baseline. */
export function reportRatios(taken: readonly (readonly Figures[])[]): void {
  const [baseline = []] = taken
  for (const name of Object.keys(baseline[0] ?? {})) {
    const values = taken.map((figures) => middle(figures, name))
    tell(`  ${name.padEnd(48)}${values.map((value) => withRatio(value, values[0])).join('')}`)
  }
}

/** A figure and, unless it is the baseline itself, its ratio to the baseline. */
function withRatio(value = Number.NaN, floor = Number.NaN): string {
  const figure = value.toFixed(value < 100 ? 1 : 0).padStart(8)
  return value === floor ? figure : `${figure} (${(value / floor).toFixed(2)})`
}

function middle(taken: readonly Figures[], name: string): number {
  const sorted = taken.map((figures) => figures[name] ?? Number.NaN).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
