import { refuseAsNotFound } from '../rules/refusal.ts'
import type { AreaHandlers } from './handlerTypes.ts'

export const information: AreaHandlers<'information'> = {
  getDloads: ({ supplier: { world }, fileUrl }) => {
    if (world.downloads.length === 0) refuseAsNotFound()
    return {
      Dloads: world.downloads.map(({ name, address, description, category, date }) => ({
        FileName: address === undefined ? fileUrl(name) : address,
        Description: description,
        Category: category,
        Date: date,
      })),
    }
  },

  getBranches: ({ supplier }) => ({
    BranchList: supplier.world.branches.map((branch) => ({ branchID: branch.id, branchName: branch.name })),
  }),

  getWebBranches: ({ supplier: { world } }) => {
    if (world.stores.length === 0) refuseAsNotFound()
    return {
      WebBranchList: world.stores.map(({ name, address, phone, position }) => ({
        branchName: name,
        address1: address[0],
        address2: address[1],
        address3: address[2],
        phone,
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
      })),
    }
  },
}

export const menus: AreaHandlers<'menus'> = {
  getWidgetConfiguration: ({ payload, supplier, pictureUrl }) => ({
    WidgetConfiguration: supplier.world.widgets[payload.objectSet].map((row) => ({
      label_object: row.label,
      type_object: row.type,
      object_value: row.isPicture ? pictureUrl(`banner-${row.value}`) : row.value,
      object_value_2: row.value2,
      desc_object: row.description,
      is_enabled: row.isEnabled,
    })),
  }),

  getProductCategories: ({ supplier, pictureUrl }) => ({
    ProductMenu: supplier.world.menu.map((row) => ({
      prodCategory: row.category,
      prodType: row.type,
      prodClass: row.class,
      menuDesc: row.name,
      menuFiles: row.picture === null ? '' : pictureUrl(`${row.picture}-${row.category}${row.type}${row.class}`),
    })),
  }),
}
