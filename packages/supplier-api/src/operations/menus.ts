import * as v from 'valibot'
import { operation } from '../operation.ts'
import { flag, rows, text } from '../wire.ts'

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
    response: v.pipe(
      v.object({ WidgetConfiguration: rows(widget) }),
      v.transform((wire) => wire.WidgetConfiguration),
    ),
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
    response: v.pipe(
      v.object({ ProductMenu: rows(menuEntry) }),
      v.transform((wire) => wire.ProductMenu),
    ),
    example: {},
  }),
}
