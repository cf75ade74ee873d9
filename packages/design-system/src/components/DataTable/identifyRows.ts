/** A row with what the table needs to know about it, found out once for each answer. */
export interface Entry<Row> {
  readonly row: Row
  /** As the caller counts: two rows of a careless server may share it. */
  readonly key: string
  /** Never shared. */
  readonly id: string
  /** In the list as it was given, from 0. */
  readonly place: number
}

export function identifyRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string): Entry<Row>[] {
  const seen = new Set<string>()
  return rows.map((row, place) => {
    const key = rowKey(row)
    const isNew = seen.size < seen.add(key).size
    // The separator is a character that no key bears, so that a made-up id never meets a given one.
    return { row, key, id: isNew ? key : `${key}\u0000${place}`, place }
  })
}
