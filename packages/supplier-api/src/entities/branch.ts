import * as v from 'valibot'
import { id, rows, tableOf, text } from '../wire.ts'

const branch = v.pipe(
  v.object({ branchID: id, branchName: text }),
  v.transform((wire) => ({ id: wire.branchID, name: wire.branchName || wire.branchID })),
)
/** The list of branches, which has the same form in the answers of all functions that return branches. */
export const branchList = tableOf('BranchList', rows(branch, 'branchID'))
