import type { MenuEntry } from '@trade-portal/supplier-api'

export interface ProductClass {
  readonly id: string
  readonly name: string
}
export interface ProductType extends ProductClass {
  readonly image: string
  readonly classes: readonly ProductClass[]
}
export interface Category extends ProductClass {
  readonly image: string
  readonly types: readonly ProductType[]
}

/**
 * Builds the three levels of the product menu (category, type, class) from the supplier's flat list. An entry with neither
 * type nor class is a category; one with a type but no class is a type. Entries whose parent is not in the list are left
 * out, and duplicates are merged.
 */
export function categoryTree(entries: readonly MenuEntry[]): Category[] {
  const typesOf = childrenBy(entries, (entry) => entry.typeId !== '' && entry.classId === '' && entry.categoryId)
  const classesOf = childrenBy(entries, (entry) => entry.classId !== '' && `${entry.categoryId}\n${entry.typeId}`)
  const categories = entries.filter((entry) => entry.categoryId !== '' && entry.typeId === '' && entry.classId === '')
  return unique(categories, (entry) => entry.categoryId).map((category) => ({
    id: category.categoryId,
    name: category.name,
    image: category.image,
    types: unique(typesOf.get(category.categoryId) ?? [], (entry) => entry.typeId).map((type) => ({
      id: type.typeId,
      name: type.name,
      image: type.image,
      classes: unique(classesOf.get(`${type.categoryId}\n${type.typeId}`) ?? [], (entry) => entry.classId).map(
        (entry) => ({ id: entry.classId, name: entry.name }),
      ),
    })),
  }))
}

function childrenBy(entries: readonly MenuEntry[], parentOf: (entry: MenuEntry) => string | false) {
  return Map.groupBy(
    entries.filter((entry) => parentOf(entry) !== false),
    parentOf,
  )
}

function unique(entries: readonly MenuEntry[], idOf: (entry: MenuEntry) => string): MenuEntry[] {
  return [...new Map(entries.map((entry) => [idOf(entry), entry])).values()]
}
