import type { Entry } from './identifyRows.ts'

/** Looks for text in rows. The text of all rows is put together once: when it is first asked for, or prepared before. */
export function createSearch<Row>(entries: readonly Entry<Row>[], searchText: (row: Row) => string) {
  let texts: readonly string[] | undefined
  const prepare = () => (texts ??= entries.map(({ row }) => searchText(row).toLowerCase()))
  return {
    prepare,
    /** Those of the rows given in whose text every word occurs, in whatever case. */
    find(among: readonly Entry<Row>[], search: string): readonly Entry<Row>[] {
      const words = search.toLowerCase().split(/\s+/).filter(Boolean)
      if (words.length === 0) return among
      const known = prepare()
      return among.filter(({ place }) => words.every((word) => known[place]?.includes(word)))
    },
  }
}
