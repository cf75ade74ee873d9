import * as v from 'valibot'
import { id, rows, text } from '../wire.ts'

/** The list of branches, which has the same form in the answers of all functions that return branches. */
export const branchList = v.pipe(
  v.object({ BranchList: rows(v.object({ branchID: id, branchName: text }), 'branchID') }),
  v.transform((wire) =>
    wire.BranchList.map((branch) => ({ id: branch.branchID, name: branch.branchName || branch.branchID })),
  ),
)
