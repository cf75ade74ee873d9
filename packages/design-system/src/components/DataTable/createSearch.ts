/** Looks for text in rows. The text of all rows is put together once: when it is first asked for, or prepared before. */
export function createSearch<Row>(rows: readonly Row[], searchText: (row: Row) => string) {
  let texts: readonly string[] | undefined
  const prepare = () => (texts ??= rows.map((row) => searchText(row).toLowerCase()))
  return {
    prepare,
    /** The rows in whose text every word occurs, in whatever case. */
    find(search: string): readonly Row[] {
      const words = search.toLowerCase().split(/\s+/).filter(Boolean)
      if (words.length === 0) return rows
      const known = prepare()
      return rows.filter((_, place) => words.every((word) => known[place]?.includes(word)))
    },
  }
}
