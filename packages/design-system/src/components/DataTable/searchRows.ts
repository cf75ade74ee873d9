/** Whether the row at a position among all rows is found. */
export type Finds = (position: number) => boolean

/** Searches for text in rows. The text of all rows is collected once: at the first search, or before by `prepare`. */
export function createSearch<Row>(rows: readonly Row[], searchText: (row: Row) => string) {
  let texts: readonly string[] | undefined
  const prepare = () => (texts ??= rows.map((row) => searchText(row).toLowerCase()))
  return {
    prepare,
    /** Finds the rows whose text contains every word, in any case; null without words, when all rows are found. */
    finds(search: string): Finds | null {
      const words = search.toLowerCase().split(/\s+/).filter(Boolean)
      const [first, ...others] = words
      if (first === undefined) return null
      const prepared = prepare()
      if (others.length === 0) return (position) => prepared[position]?.includes(first) === true
      return (position) => words.every((word) => prepared[position]?.includes(word))
    },
  }
}
