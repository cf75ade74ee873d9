/** One row of the error table on the wire. A blank field means that the row is not about one field. */
export interface RefusalRow {
  readonly field: string
  readonly msg: string
}

/** The supplier understood the request and refuses it. */
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
 * Refuses a request because nothing was found. Where the specification says so, the portal shows this as an empty list.
 */
export function noRecords(): never {
  throw new Refusal([{ field: '', msg: 'No matching records' }])
}

/** A condition on a field, whether it is met, and the message if it is not. */
export type Check = readonly [field: string, isMet: boolean, msg: string]

/** A row for each check that is not met. */
export function failedChecks(checks: readonly Check[]): RefusalRow[] {
  return checks.flatMap(([field, isMet, msg]) => (isMet ? [] : [{ field, msg }]))
}

/** @throws Refusal with these rows, if there are any */
export function refuseRows(rows: readonly RefusalRow[]): void {
  if (rows.length > 0) throw new Refusal(rows)
}
