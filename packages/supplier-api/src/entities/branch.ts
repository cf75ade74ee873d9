import * as v from 'valibot'
import { id, rows, text } from '../wire.ts'

/** A list of branches, in the form that all functions which return branches use. */
export const branchList = v.pipe(
  v.object({ BranchList: rows(v.object({ branchID: id, branchName: text }), 'branchID') }),
  v.transform((wire) =>
    wire.BranchList.map((branch) => ({ id: branch.branchID, name: branch.branchName || branch.branchID })),
  ),
)
