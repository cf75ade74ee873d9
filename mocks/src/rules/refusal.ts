/** One row of the error table on the wire. A blank field means that the row is not about one field. */
export interface RefusalRow {
  readonly field: string
  readonly msg: string
}

/** The supplier understood the call and says no. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly rows: readonly RefusalRow[]

  constructor(rows: readonly RefusalRow[]) {
    super(rows.map((row) => row.msg).join('\n'))
    this.rows = rows
  }
}

/** Refuses because of one field. */
export function refuse(field: string, msg: string): never {
  throw new Refusal([{ field, msg }])
}

/** Nothing was found; the portal takes this as an empty list where the specification says so. */
export function noRecords(): never {
  throw new Refusal([{ field: '', msg: 'No matching records' }])
}
