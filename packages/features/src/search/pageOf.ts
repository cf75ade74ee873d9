/** One page of a list, counted from 1. If the list has fewer pages than `wanted`, this is the last page. */
export function pageOf<Row>(list: readonly Row[], wanted: number, pageSize: number) {
  const pages = Math.max(1, Math.ceil(list.length / pageSize))
  const page = Math.min(wanted, pages)
  return { page, pages, rows: list.slice((page - 1) * pageSize, page * pageSize) }
}
