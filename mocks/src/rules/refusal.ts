/** One row of the error table in a response. A blank field means that the row is not about one field. */
export interface RefusalRow {
  readonly field: string
  readonly msg: string
}

/** Thrown when the supplier understands a request but refuses it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly rows: readonly RefusalRow[]

  constructor(rows: readonly RefusalRow[]) {
    super(rows.map((row) => row.msg).join('\n'))
    this.rows = rows
  }
}

/** @throws Refusal with one row */
export function refuse(field: string, msg: string): never {
  throw new Refusal([{ field, msg }])
}

/**
 * Refuses a request because nothing was found. For some operations, the specification says that this refusal means an empty
 * list. The portal then shows an empty list.
 */
export function refuseAsNotFound(): never {
  throw new Refusal([{ field: '', msg: 'No matching records' }])
}

/** The field that is checked, whether its value is valid, and the message if it is not. */
export type Check = readonly [field: string, isMet: boolean, msg: string]

/** @throws Refusal with a row for each check that has failed, if there is one */
export function requireAll(checks: readonly Check[]): void {
  const rows = checks.flatMap(([field, isMet, msg]) => (isMet ? [] : [{ field, msg }]))
  if (rows.length > 0) throw new Refusal(rows)
}
