import type { AreaHandlers } from './handlerTypes.ts'

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
