import * as v from 'valibot'
import { branchList } from '../entities/branch.ts'
import { operation } from '../operation.ts'
import { decimal, isoDate, rows, text } from '../wire.ts'

const store = v.pipe(
  v.object({
    branchName: text,
    address1: text,
    address2: text,
    address3: text,
    phone: text,
    latitude: decimal,
    longitude: decimal,
  }),
  v.transform((wire) => ({
    name: wire.branchName,
    address: [wire.address1, wire.address2, wire.address3].filter((line) => line !== ''),
    phone: wire.phone,
    /** Coordinates in degrees; null if unknown or impossible. */
    position:
      wire.latitude !== null &&
      wire.longitude !== null &&
      // A supplier that has not filled in the position sends 0, 0, which is a place in the Gulf of Guinea.
      !(wire.latitude === 0 && wire.longitude === 0) &&
      Math.abs(wire.latitude) <= 90 &&
      Math.abs(wire.longitude) <= 180
        ? { latitude: wire.latitude, longitude: wire.longitude }
        : null,
  })),
)
export type Store = v.InferOutput<typeof store>

export const information = {
  getDloads: operation({
    about: 'Files to download: catalogues, forms, data sheets.',
    kind: 'query',
    request: v.object({}),
    tables: { Dloads: 'guessed' },
    response: v.pipe(
      v.object({ Dloads: rows(v.object({ FileName: text, Description: text, Category: text, Date: isoDate })) }),
      v.transform((wire) =>
        wire.Dloads.map((file) => ({
          /** URL, as the supplier wrote it. */
          url: file.FileName,
          description: file.Description || file.FileName,
          category: file.Category,
          date: file.Date,
        })),
      ),
    ),
    recover: { 'no-records': () => [] },
    example: {},
  }),

  getBranches: operation({
    about: 'Names of all branches, for lists and filters.',
    kind: 'query',
    request: v.object({}),
    tables: { BranchList: 'specified' },
    recover: { 'no-records': () => [] },
    response: branchList,
    example: {},
  }),

  getWebBranches: operation({
    about: 'The stores that customers can visit, with address, phone and position.',
    kind: 'query',
    request: v.object({}),
    tables: { WebBranchList: 'guessed' },
    response: v.pipe(
      v.object({ WebBranchList: rows(store) }),
      v.transform((wire) => wire.WebBranchList),
    ),
    recover: { 'no-records': () => [] },
    example: {},
  }),
}
