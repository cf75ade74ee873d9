import type { NavigationEntry } from '@trade-portal/design-system'
import type { Category } from '../trade/catalogue/categoryTree.ts'
import { routes } from '../routes.ts'

/** The entries of the product menu: categories with their types and classes. */
export function productEntries(categories: readonly Category[]): NavigationEntry[] {
  return categories.map((category) => ({
    kind: 'link',
    label: category.name,
    href: routes.products.href(category.id),
    children: category.types.map((type) => ({
      kind: 'link',
      label: type.name,
      href: routes.products.href(category.id, type.id),
      children: type.classes.map((entry) => ({
        kind: 'link',
        label: entry.name,
        href: routes.products.href(category.id, type.id, entry.id),
      })),
    })),
  }))
}
