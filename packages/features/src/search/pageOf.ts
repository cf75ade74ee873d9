export interface Page<Row> {
  /** The page number, counted from 1. */
  readonly page: number
  readonly pages: number
  readonly rows: readonly Row[]
}

/** One page of a list. If the list has fewer pages than `wanted`, this is the last page. */
export function pageOf<Row>(list: readonly Row[], wanted: number, pageSize: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(list.length / pageSize))
  const page = Math.min(wanted, pages)
  return { page, pages, rows: list.slice((page - 1) * pageSize, page * pageSize) }
}
