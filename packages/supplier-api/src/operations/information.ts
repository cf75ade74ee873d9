import * as v from 'valibot'
import { branchList } from '../entities/branch.ts'
import { operation } from '../operation.ts'
import { decimal, flag, isoDate, rows, tableOf, text } from '../wire.ts'

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

const downloadFile = v.pipe(
  v.object({ FileName: text, Description: text, Category: text, Date: isoDate }),
  v.transform((wire) => ({
    /** URL, as the supplier wrote it. */
    url: wire.FileName,
    description: wire.Description || wire.FileName,
    category: wire.Category,
    date: wire.Date,
  })),
)

export const information = {
  getDloads: operation({
    about: 'Files to download: catalogues, forms, data sheets.',
    kind: 'query',
    request: v.object({}),
    tables: { Dloads: 'guessed' },
    response: tableOf('Dloads', rows(downloadFile)),
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
    response: tableOf('WebBranchList', rows(store)),
    recover: { 'no-records': () => [] },
    example: {},
  }),
}

const objectSets = ['TopButtonBar', 'HomePage', 'Links', 'BottomLinkBar', 'JobManagement'] as const

const widget = v.pipe(
  v.object({
    label_object: text,
    type_object: text,
    object_value: text,
    object_value_2: text,
    desc_object: text,
    is_enabled: flag,
  }),
  v.transform((wire) => ({
    label: wire.label_object,
    type: wire.type_object,
    value: wire.object_value,
    value2: wire.object_value_2,
    description: wire.desc_object,
    isEnabled: wire.is_enabled,
  })),
)
export type Widget = v.InferOutput<typeof widget>

const menuEntry = v.pipe(
  v.object({ prodCategory: text, prodType: text, prodClass: text, menuDesc: text, menuFiles: text }),
  v.transform((wire) => ({
    categoryId: wire.prodCategory,
    /** '' for a category. */
    typeId: wire.prodType,
    /** '' for a category and for a type. */
    classId: wire.prodClass,
    name: wire.menuDesc || wire.prodClass || wire.prodType || wire.prodCategory,
    image: wire.menuFiles.split('|')[0]?.trim() ?? '',
  })),
)
export type MenuEntry = v.InferOutput<typeof menuEntry>

export const menus = {
  getWidgetConfiguration: operation({
    about: 'The content of one part of the portal: menus, homepage, links or the bottom bar.',
    kind: 'query',
    request: v.object({ objectSet: v.picklist(objectSets) }),
    tables: { WidgetConfiguration: 'guessed' },
    response: tableOf('WidgetConfiguration', rows(widget)),
    // `no-records` means that the supplier has no entries for this part.
    recover: { 'no-records': () => [] },
    example: { objectSet: 'TopButtonBar' },
  }),

  getProductCategories: operation({
    about: 'The product menu as one flat list: categories, their types, and the classes of the types.',
    kind: 'query',
    fill: { companyID: 'companyId' },
    request: v.object({}),
    tables: { ProductMenu: 'guessed' },
    response: tableOf('ProductMenu', rows(menuEntry)),
    example: {},
  }),
}
